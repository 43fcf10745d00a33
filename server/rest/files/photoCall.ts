import { z } from 'zod'
import { PHOTO_LIMITS } from '../../../schema/photoLimits'
import { PHOTO_FIELD } from '../../photos/takePhoto'
import { json } from '../documentParts'
import {
  ANSWERS_OF_ALL,
  COMPRESSED,
  FOR_PEOPLE,
  lacking,
  noErrors,
  pictureBody,
  refusing,
  saying,
  wrong,
} from './fileParts'

const taken = z.object({ photo: z.object({ id: z.string(), url: z.url() }), errors: noErrors })
const tooLarge = refusing('photo', wrong(PHOTO_FIELD, ['TOO_LONG']))
const refused = refusing('photo', wrong(PHOTO_FIELD, ['REQUIRED', 'INVALID', 'OUT_OF_RANGE', 'TOO_MANY']))

/** `POST /api/photos` as the document describes it (docs/product.md DISH-36). */
export const photoCall = {
  ...FOR_PEOPLE,
  operationId: 'postPhotos',
  summary: 'Takes a photo for an own dish or a product',
  description: [
    'Stores a photo and answers its id, with which `setDishPhoto` and `setDishPhotos` of GraphQL give it to a dish, and `setProductPhoto` to something that the household buys. It is turned as the camera says, made smaller, and stored without what the file says of place, time, camera and person. One that nothing has is deleted after a day. 120 photos in ten minutes, two at once. It may take a minute to arrive.',
    'A personal key needs DISHES_WRITE.',
  ].join('\n\n'),
  requestBody: pictureBody('The photo'),
  responses: {
    201: { description: 'The photo is stored; its address is for those who see what it is of.', content: json(taken) },
    403: lacking('DISHES_WRITE'),
    408: saying('The photo did not arrive in time.'),
    413: { description: 'The photo has too many bytes.', content: json(tooLarge) },
    415: COMPRESSED,
    422: {
      description: `There is no photo (REQUIRED), it is none that is taken or is damaged (INVALID), it has too many pixels (OUT_OF_RANGE), or the person’s photos would have more than ${PHOTO_LIMITS.bytesPerUser} bytes (TOO_MANY).`,
      content: json(refused),
    },
    ...ANSWERS_OF_ALL,
  },
}
