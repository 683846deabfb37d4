export { deepFreeze } from '@countersign/safe'
