/** Pictures and PDF files, as the device's picker knows them. */
export const PICTURE_FILES = 'image/jpeg,image/png,image/webp,image/*,application/pdf,.pdf'

/** Whether a file is one by what the device says of it. */
export const isPictureFile = ({ type, name }: File): boolean =>
  type.startsWith('image/') || type === 'application/pdf' || /\.pdf$/i.test(name)
