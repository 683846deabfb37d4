import type { DataSource } from './dataSource.ts'

/**
 * The page has no service, or one with the routes of the Safe Client Gateway alone: what only this product's service stores is not offered. A
 * service that is lost or switched off comes back, so its features stay.
 */
export const lacksOwnService = ({ why, hasExtensions }: Pick<DataSource, 'why' | 'hasExtensions'>): boolean =>
  why === 'none' || (why === null && !hasExtensions)
