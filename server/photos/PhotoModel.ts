import { BaseModel } from '../database/BaseModel'

/** A photo that a person sent. Its files are in `services.photos`, named by its id. */
export class PhotoModel extends BaseModel {
  static override tableName = 'photos'

  /** 22 characters that no one can guess; a part of the addresses of its files. */
  declare id: string
  declare userId: string
  /** The dish whose photo it is; null as long as it is none's, and again once it is none's any more. */
  declare dishId: string | null
  /** Of the whole photo, in pixels. */
  declare width: number
  declare height: number
  /** Of all its files. */
  declare bytes: number
  /** When it was sent, and when its dish changed last. */
  declare changedAt: number
}

/** Photos whose files are to be deleted: of them nothing else is known any more. */
export class LeftoverModel extends BaseModel {
  static override tableName = 'photo_leftovers'
  declare id: string
}
