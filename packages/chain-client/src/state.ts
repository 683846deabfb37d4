export { readModules } from './reads/readModules.ts'
export { readCurrentState, readStateFrom } from './reads/readStateFrom.ts'
