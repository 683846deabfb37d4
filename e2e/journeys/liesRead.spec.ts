import { allLies, type Lie, type Scene } from '@countersign/testkit/hostile'
import { expect, test } from '@playwright/test'
import { makeHostileWorld, reader } from '../support/hostileWorld.ts'
import { isReadWithoutPage } from '../support/isReadWithoutPage.ts'
import { makeListWorld } from '../support/listWorld.ts'
import { makeMessagesWorld } from '../support/messagesWorld.ts'
import { makeOwnersWorld } from '../support/ownersWorld.ts'
import type { WaitingItem } from '../support/readWithoutPage.ts'
import { runLiesWithoutPage } from '../support/runLiesWithoutPage.ts'

const liesOf = (scene: Scene): Lie[] => allLies.filter((lie) => lie.scene === scene && isReadWithoutPage(lie))

/** The page's own queries run in Node, where a lie takes a tenth of the time that it takes in a browser: so every lie runs. */
test('error: every lie that the checks decide about is found, or changes nothing that is signed or sent', async () => {
  const failures: string[] = []
  await test.step('transactions and a message', async () => {
    const { paths, world } = await makeHostileWorld()
    for (const scene of ['payment', 'token', 'message', 'execution'] as const)
      failures.push(...(await runLiesWithoutPage(world, itemAt(paths[scene]), liesOf(scene))))
  })
  await test.step('a permit', async () => {
    const { permitPath, world } = await makeMessagesWorld()
    failures.push(...(await runLiesWithoutPage(world, itemAt(permitPath), liesOf('permit'))))
  })
  await test.step('a change of owners', async () => {
    const { path, world } = await makeOwnersWorld()
    failures.push(...(await runLiesWithoutPage(world, itemAt(path), liesOf('owners'))))
  })
  await test.step('several executions', async () => {
    const { account, executable, reader: sender, world } = await makeListWorld()
    const item = {
      kind: 'several',
      shortName: account.chain.shortName,
      safe: account.address,
      hashes: executable,
      sender: sender.address,
    } as const
    failures.push(...(await runLiesWithoutPage(world, item, liesOf('bulk'))))
  })
  expect(failures).toEqual([])
})

/** The item of a path such as `/safes/dev1:0x…/transactions/0x…`. */
function itemAt(path: string): WaitingItem {
  const [, , account = '', kind, hash = ''] = path.split('/')
  const [shortName = '', safe = ''] = account.split(':')
  return {
    kind: kind === 'messages' ? 'message' : 'transaction',
    shortName,
    safe: `0x${safe.slice(2)}`,
    hashes: [`0x${hash.slice(2)}`],
    sender: reader.address,
  }
}
