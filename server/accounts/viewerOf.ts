import type { UserModel } from './UserModel'

/** The signed-in person as the API shows it. */
export type ViewerView = Pick<UserModel, 'id' | 'email' | 'ipAddress' | 'marketingOptIn' | 'createdAt'>

export const viewerOf = ({ id, email, ipAddress, marketingOptIn, createdAt }: UserModel): ViewerView => ({
  id,
  email,
  ipAddress,
  marketingOptIn,
  createdAt,
})
