import { expect, type FrameLocator, type Page } from '@playwright/test'
import { openInPage } from './openInPage.ts'
import { service } from './service.ts'

/** The URL at which the stack serves an app of its list. */
export async function appUrl(chainId: string, wanted: string): Promise<string> {
  const apps = await service().getSafeApps({ params: { chainId }, query: {} })
  const app = apps.find(({ name }) => name === wanted)
  if (!app) throw new Error(`The service lists no app “${wanted}”.`)
  return app.url
}

export const demoAppUrl = (chainId: string): Promise<string> => appUrl(chainId, 'Demo app')

const pageOf = (path: string, app: string): string => `${path}/apps/open?appUrl=${encodeURIComponent(app)}`

/** The page of an app in a new document, after the steps before its first opening. @returns the content of the frame */
export async function loadApp(page: Page, path: string, app: string): Promise<FrameLocator> {
  await page.goto(pageOf(path, app))
  return passSteps(page)
}

/** The same in the loaded document. */
export async function openApp(page: Page, path: string, app: string): Promise<FrameLocator> {
  await openInPage(page, pageOf(path, app))
  return passSteps(page)
}

/** The same for an app that this browser has opened before: there are no steps. */
export async function reopenApp(page: Page, path: string, app: string): Promise<FrameLocator> {
  await openInPage(page, pageOf(path, app))
  return page.frameLocator('iframe')
}

async function passSteps(page: Page): Promise<FrameLocator> {
  await page.getByRole('button', { name: 'Open app' }).click()
  return page.frameLocator('iframe')
}

/** A card of the demo app, by its title; its answer beside it. */
export function cardOf(app: FrameLocator, title: string) {
  const card = app.getByRole('form', { name: title, exact: true })
  const answer = card.getByRole('status')
  return {
    card,
    answer,
    ask: async (action: string) => card.getByRole('button', { name: action }).click(),
    answered: async (text: string | RegExp) => expect(answer).toContainText(text),
  }
}
