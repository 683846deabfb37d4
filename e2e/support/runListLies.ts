import type { Lie, World } from '@countersign/testkit/hostile'
import { expect, test, type Locator, type Page } from '@playwright/test'
import type { HostileVisit } from './hostileVisit.ts'
import { isReportedInPlace, lieOrder } from './lieOrder.ts'

/** Only failures take this long. */
const PATIENCE_MS = 20_000
/** The page waits longer each time that the service says again that everything changed; opening it anew is then faster. */
const MOST_IN_PLACE = 4
const REFUSAL = { code: 4001, message: 'User rejected the request.' }
const SIGNS = /^(eth_sign|personal_sign|eth_send)/

export type ListScene = {
  readonly visit: HostileVisit
  readonly world: World
  readonly path: string
  /** Opens the part to read, if it is not the loaded page itself. */
  readonly open?: (page: Page) => Promise<void>
  /** The text to compare, without times and the network fee, which change. */
  readonly place: (page: Page) => Locator
  /** Its answers are requested again when the service says that everything changed. */
  readonly isLive?: boolean
  /** A button beside the rows that depends only on the list's answer. */
  readonly offer?: string
  /** A text that the page shows once for each checked row, and its number. */
  readonly settled: readonly (readonly [text: string, times: number])[]
  /** The button that sends the request to the wallet; null for a read-only list. */
  readonly act: string | null
  /** What the user confirms before the button can be pressed. */
  readonly confirm?: (page: Page) => Promise<void>
}

/** The page's content, and its request to the wallet, without a lie. */
type Honest = { readonly text: string; readonly asked: unknown }

/**
 * Runs each lie on a page that lists transactions or messages. @returns the lies without the expected reaction, in
 * words
 */
export async function runListLies(scene: ListScene, lies: readonly Lie[]): Promise<string[]> {
  const { visit, world } = scene
  const before = await readHonestly(scene)
  const failures: string[] = []
  /** The page of the lie before shows what an honest one does, so it only has to ask again. */
  let isHonest = true
  let inPlace = 0
  for (const lie of lieOrder(lies))
    await test.step(lie.id, async () => {
      const from = Date.now()
      const mayStay = isHonest && scene.isLive === true && lie.verdict === 'no influence' && isReportedInPlace(lie)
      const isInPlace = mayStay && inPlace < MOST_IN_PLACE
      inPlace = isInPlace ? inPlace + 1 : 0
      const failure = await findFailure(scene, lie, before, isInPlace).catch((error: unknown) => firstLines(error))
      isHonest = failure === null && lie.verdict === 'no influence' && isReportedInPlace(lie)
      if (process.env['LIES_TIMES'])
        console.log(`${Date.now() - from} ms`, failure === null ? 'ok  ' : 'FAIL', lie.id, failure ?? '')
      if (failure !== null) failures.push(`${lie.id}: ${failure}`)
    })
  visit.proxy.tell(null, world)
  expect(await readHonestly(scene)).toEqual(before)
  return failures
}

async function readHonestly(scene: ListScene): Promise<Honest> {
  const { visit, path, place, settled } = scene
  await visit.page.goto(visit.proxy.url + path)
  await scene.open?.(visit.page)
  const counts = async () => {
    const text = (await place(visit.page).count()) === 1 ? await textOf(scene) : ''
    return settled.map(([words]) => [words, text.split(words).length - 1])
  }
  await expect.poll(counts, { intervals: [50], timeout: PATIENCE_MS }).toEqual(settled)
  await expect.poll(() => visit.proxy.pending, { intervals: [20], timeout: PATIENCE_MS }).toBe(0)
  // Rendering answers that have already arrived takes at most two frames.
  await visit.page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
  const text = await textOf(scene)
  return { text, asked: await askWallet(scene) }
}

async function findFailure(scene: ListScene, lie: Lie, honest: Honest, isInPlace: boolean): Promise<string | null> {
  const { visit, world, path, place } = scene
  const { page, proxy, wallet } = visit
  const asked = wallet.log.length
  // A page that does not listen would not ask again.
  if (isInPlace) await expect.poll(() => proxy.listeners, { intervals: [20], timeout: PATIENCE_MS }).toBeGreaterThan(0)
  proxy.tell(lie, world)
  if (isInPlace) proxy.emit('RESET', { chainId: world.chainId, timestamp: 0 })
  else {
    await page.goto(proxy.url + path)
    await scene.open?.(page)
  }
  await expect.poll(() => [...proxy.untold], { intervals: [20], timeout: PATIENCE_MS }).toEqual([])
  for (const word of lie.words)
    await expect(place(page)).toContainText(typeof word === 'string' ? word : word(world), { timeout: PATIENCE_MS })
  if (lie.verdict === 'blocked') {
    if (scene.act !== null)
      await expect(page.getByRole('button', { name: scene.act, exact: true, disabled: false })).toHaveCount(0)
    const requests = wallet.log.slice(asked).filter(({ method }) => SIGNS.test(method))
    return requests.length === 0 ? null : `the wallet was asked: ${JSON.stringify(requests)}`
  }
  if (lie.verdict !== 'no influence') return null
  await expect.poll(() => proxy.pending, { intervals: [20], timeout: PATIENCE_MS }).toBe(0)
  await expect.poll(() => textOf(scene), { intervals: [50], timeout: PATIENCE_MS }).toBe(honest.text)
  const now = await askWallet(scene)
  return JSON.stringify(now) === JSON.stringify(honest.asked)
    ? null
    : `the wallet was asked to sign ${JSON.stringify(now)}`
}

async function askWallet({ visit: { page, wallet }, act, confirm }: ListScene): Promise<unknown> {
  if (act === null) return null
  await confirm?.(page)
  const before = wallet.log.length
  wallet.rule({ method: 'eth_sendTransaction', error: REFUSAL, times: 1 })
  const request = () => wallet.log.slice(before).find(({ method }) => method === 'eth_sendTransaction')
  await page.getByRole('button', { name: act, exact: true }).click({ timeout: PATIENCE_MS })
  await expect.poll(() => request() !== undefined, { intervals: [20], timeout: PATIENCE_MS }).toBe(true)
  const { to, data, value }: { to?: unknown; data?: unknown; value?: unknown } = Object(request()?.params[0])
  return { to, data, value }
}

async function textOf({ visit: { page }, place, offer }: ListScene): Promise<string> {
  const text = await place(page).evaluate((element) => {
    const copy = element.cloneNode(true)
    if (!(copy instanceof Element)) return ''
    // The fee changes from block to block; its value is a price of the service, and no verdict uses it.
    for (const changing of copy.querySelectorAll('time, section#fees')) changing.remove()
    return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  })
  return offer === undefined ? text : text.replace(offer, '')
}

const firstLines = (error: unknown) => String(error).split('\n').slice(0, 16).join(' | ').slice(0, 2500)
