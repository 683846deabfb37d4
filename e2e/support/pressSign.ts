import type { FrameLocator, Page } from '@playwright/test'
import { pressAct } from './pressAct.ts'

/** Presses "Sign", or "Sign only" where the signature would also allow the execution. */
export const pressSign = (page: Page | FrameLocator): Promise<void> => pressAct(page, /^Sign( only)?$/)
