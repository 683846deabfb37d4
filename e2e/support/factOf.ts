import type { Locator } from '@playwright/test'

/** The value beside a term of a list of facts. */
export const factOf = (scope: Locator, term: string): Locator =>
  scope.locator('dt', { hasText: new RegExp(`^${term}$`) }).locator('xpath=following-sibling::dd[1]')
