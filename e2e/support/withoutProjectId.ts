import type { Page } from '@playwright/test'
import { tamperJson, withValue } from './tamperJson.ts'

const NONE = { projectId: null, relayUrl: null }

/** The page of a deployment without a WalletConnect project id. */
export async function withoutProjectId(page: Page): Promise<void> {
  await tamperJson(
    page,
    (path) => path === '/config.json',
    (body) => withValue(body, ['walletConnect'], NONE),
  )
  await tamperJson(
    page,
    (path) => path === '/boot.json',
    (body) => withValue(body, ['config', 'walletConnect'], NONE),
  )
}
