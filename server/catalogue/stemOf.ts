export { stemOf } from '../../schema/stemOf'
