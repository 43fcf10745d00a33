export { foldText } from '../../schema/foldText'
