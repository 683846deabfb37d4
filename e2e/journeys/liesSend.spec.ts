import { shortenAddress } from '@countersign/primitives'
import { sendLies } from '@countersign/testkit/hostile'
import { expect } from '@playwright/test'
import { runLies } from '../support/runLies.ts'
import { selectLies } from '../support/hostileScenes.ts'
import { openHostileVisit } from '../support/hostileVisit.ts'
import { reader } from '../support/hostileWorld.ts'
import { makeSendWorld, sendScene } from '../support/sendScene.ts'
import { test } from '../support/test.ts'

test('error: a service that lies while a payment is typed gets no signature except for the typed payment', async ({
  browser,
}) => {
  const made = await makeSendWorld()
  const visit = await openHostileVisit(browser, made.account.chain, reader, made.path)
  const scene = await sendScene(visit, made)
  await scene.open?.()
  expect(await runLies(scene, selectLies(sendLies))).toEqual([])
  // Its name comes from a registry that only the service names, so it never replaces the address.
  const sentence = visit.page.getByRole('heading', { level: 1 })
  await expect(sentence).toContainText(shortenAddress(made.recipient))
  await expect(sentence).not.toContainText('.eth')
  await visit.close()
})
