import { encodeErc20Transfer } from '@countersign/safe'
import { expect } from '@playwright/test'
import type { LieScene } from './runLies.ts'
import type { HostileVisit } from './hostileVisit.ts'
import { cardOf } from './openDemoApp.ts'
import type { SendWorld } from './sendScene.ts'

/** The demo app requests a transfer of 100 TUSD while the lie is active; then the review of the request. */
export function appScene(visit: HostileVisit, { account, recipient, world }: SendWorld, appUrl: string): LieScene {
  const { page, proxy } = visit
  const open = async () => {
    await page.goto(`${proxy.url}${account.path}/apps/open?appUrl=${encodeURIComponent(appUrl)}`)
    // Confirmed again if the name, the picture, the features or the list differ from the confirmed ones.
    const agree = page.getByRole('button', { name: 'Open app' })
    await expect(agree.or(page.locator('iframe'))).toBeVisible()
    if (await agree.isVisible()) {
      const trust = page.getByRole('checkbox', { name: /^I trust/ })
      if (await trust.isVisible()) await trust.check()
      await agree.click()
    }
    const { card, ask } = cardOf(page.frameLocator('iframe'), 'Send one call')
    await card.getByLabel('To').fill(String(world.prepared['token']))
    await card.getByLabel(/^Amount in/).fill('0')
    await card.getByLabel('Data').fill(encodeErc20Transfer(recipient, 100_000_000n))
    await ask('Ask to send')
    const request = page.getByRole('dialog', { name: 'Transaction request' })
    // The sentence of the request uses the token's own symbol and decimals, whatever the service says.
    await expect(request).toContainText('will send 100.00 TUSD')
    await request.getByRole('button', { name: 'Review and sign' }).click()
    await page.waitForURL(/\/review/)
  }
  return { visit, world, act: 'Sign', refused: 'Sign is blocked', method: 'eth_signTypedData_v4', open }
}
