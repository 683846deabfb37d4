export { createStoredValue, type StoredValue } from './store/createStoredValue.ts'
