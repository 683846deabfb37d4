import { listedLies, type Scene } from '@countersign/testkit/hostile'
import { expect, type Page } from '@playwright/test'
import { runListLies, type ListScene } from '../support/runListLies.ts'
import { selectLies } from '../support/hostileScenes.ts'
import { openHostileVisit } from '../support/hostileVisit.ts'
import { makeListWorld } from '../support/listWorld.ts'
import { test } from '../support/test.ts'

test('error: a service that lies about lists changes no word of a checked row and no executed transaction', async ({
  browser,
}) => {
  const { account, reader, world } = await makeListWorld()
  const visit = await openHostileVisit(browser, account.chain, reader, `${account.path}/queue`)
  const main = (page: Page) => page.getByRole('main')
  // Only the service names the currency of a local chain, so its amounts keep the square mark.
  const words = [
    ['1.25 ETH', 1],
    ['and 1 more', 1],
    ['Cancel transaction 3', 1],
  ] as const
  const scenes: Partial<Record<Scene, Omit<ListScene, 'visit' | 'world'>>> = {
    queue: {
      path: `${account.path}/queue`,
      isLive: true,
      place: main,
      offer: 'Execute several',
      settled: [...words, ['Verified', 4], ['1,000.00 TUSD', 2], ['from service', 2]],
      act: null,
    },
    inbox: {
      path: '/',
      isLive: true,
      place: (page) =>
        main(page)
          .getByRole('region', { name: 'Needs you', exact: true })
          .or(main(page).getByText('Nothing waits for you')),
      settled: [
        ['1.25 ETH', 1],
        ['0.50 ETH', 1],
        ['and 1 more', 1],
        ['Cancel transaction 3', 1],
        ['Verified', 3],
        ['from service', 2],
      ],
      act: null,
    },
    bulk: {
      path: `${account.path}/queue`,
      open: (page) => page.getByRole('button', { name: 'Execute several' }).click(),
      place: (page) => page.getByRole('dialog', { name: 'Execute several' }),
      settled: [
        ...words.slice(0, 1),
        ['1,000.00 TUSD', 1],
        ['2 of 2 signed', 2],
        ['Execute 2', 1],
        ['from service', 1],
      ],
      act: 'Execute 2',
    },
  }
  const failures: string[] = []
  const kinds = new Set<string>()
  for (const [name, scene] of Object.entries(scenes))
    await test.step(name, async () => {
      const lies = selectLies(
        listedLies.filter((lie) => lie.scene === name),
        kinds,
      )
      failures.push(...(await runListLies({ visit, world, ...scene }, lies)))
    })
  expect(failures).toEqual([])
  await visit.close()
})
