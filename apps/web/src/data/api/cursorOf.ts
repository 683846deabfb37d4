export { cursorOf } from '@countersign/api/client'

/** Page parameter of the first page. A parameter, so that the type is not narrowed to null. */
export const FIRST_PAGE = null as string | null
