import { env } from '../config/env.ts'

/** The whole address of a page, to give away. @param path - as in /safes/eth:0x…/queue */
export const pageLink = (path: string): string =>
  env.isPortable ? `${location.origin}${location.pathname}#${path}` : `${location.origin}${path}`
