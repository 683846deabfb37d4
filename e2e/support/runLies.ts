import type { Lie, World } from '@countersign/testkit/hostile'
import { expect, test, type Locator, type Page } from '@playwright/test'
import type { HostileVisit } from './hostileVisit.ts'
import { checksOf, expectNoDanger, unfoldChecks } from './reviewPage.ts'
import { AT_LOAD, ELSEWHERE, isReportedInPlace } from './lieOrder.ts'

/** Only failures take this long. */
const PATIENCE_MS = 30_000
const REFUSAL = { code: 4001, message: 'User rejected the request.' }
const SIGNS = /^(eth_sign|personal_sign|eth_send)/

export type LieScene = {
  readonly visit: HostileVisit
  readonly world: World
  /** The button that sends the request to the wallet. */
  readonly act: string
  /** The text that replaces the button when it is blocked. */
  readonly refused: string
  /** The wallet method that is called. */
  readonly method: 'eth_signTypedData_v4' | 'eth_sendTransaction'
  /** Opens the page from another page, on which the lie is active too. Default: the page is reloaded. */
  readonly open?: () => Promise<void>
}

const load = ({ open, visit }: LieScene): Promise<unknown> => (open === undefined ? visit.page.reload() : open())

/** The page's content and request without a lie. */
type Honest = { readonly statement: string; readonly asked: unknown }

/** Runs each lie on the page, one after another. @returns the lies without the expected reaction, in words */
export async function runLies(scene: LieScene, lies: readonly Lie[]): Promise<string[]> {
  const before = await signHonestly(scene)
  const failures: string[] = []
  // The other page reads the lie as well, so the form is filled in while the lie is active.
  let isLoaded = scene.open === undefined
  for (const lie of lies)
    await test.step(lie.id, async () => {
      const from = Date.now()
      const failure = await findFailure(scene, lie, before, isLoaded).catch((error: unknown) => firstLines(error))
      if (process.env['LIES_TIMES'])
        console.log(`${Date.now() - from} ms`, failure === null ? 'ok  ' : 'FAIL', lie.id, failure ?? '')
      isLoaded = scene.open === undefined && !AT_LOAD.has(lie.subject)
      if (failure !== null) failures.push(`${lie.id}: ${failure}`)
    })
  scene.visit.proxy.tell(null, scene.world)
  await load(scene)
  const after = await signHonestly(scene)
  expect(after).toEqual(before)
  return failures
}

/**
 * The unaltered journey: the wallet receives the request and refuses it, so that the next one starts in the same
 * state.
 */
async function signHonestly(scene: LieScene): Promise<Honest> {
  const { page } = scene.visit
  await expectNoDanger(page)
  return { statement: await statementOf(page), asked: await askWallet(scene) }
}

/** @param isLoaded whether the page was loaded without a lie */
async function findFailure(scene: LieScene, lie: Lie, honest: Honest, isLoaded: boolean): Promise<string | null> {
  const { page, proxy, wallet } = scene.visit
  const asked = wallet.log.length
  const isInPlace = isLoaded && isReportedInPlace(lie)
  // An event before the page listens would have no receiver.
  if (isInPlace || lie.how.kind === 'event')
    await expect.poll(() => proxy.listeners, { intervals: [20], timeout: PATIENCE_MS }).toBeGreaterThan(0)
  if (isInPlace) await takeBack(scene, lie)
  proxy.tell(lie, scene.world)
  if (isInPlace) askAgain(scene)
  else if (lie.how.kind !== 'event') await load(scene)
  await expect.poll(() => [...proxy.untold], { intervals: [20], timeout: PATIENCE_MS }).toEqual([])
  if (lie.isLate) {
    await actButton(page, scene.act).click({ timeout: PATIENCE_MS })
    for (const word of lie.words)
      await expect(page.getByText(typeof word === 'string' ? word : word(scene.world))).toBeVisible({
        timeout: PATIENCE_MS,
      })
    return askedSince(scene, asked)
  }
  await expectWords(scene, lie)
  if (lie.verdict === 'blocked') {
    await expect(actButton(page, scene.act)).toHaveCount(0, { timeout: PATIENCE_MS })
    const refused = page.getByRole('button', { name: scene.refused })
    if ((await refused.count()) > 0) await refused.click({ force: true, timeout: PATIENCE_MS })
    return askedSince(scene, asked)
  }
  // The lie must reach the page before an unchanged page proves anything.
  if (lie.verdict === 'no influence') {
    await expect.poll(() => proxy.pending, { intervals: [20], timeout: PATIENCE_MS }).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(honest.statement, { timeout: PATIENCE_MS })
  }
  const now = await askWallet(scene)
  if (lie.changesRequest) return null
  return JSON.stringify(now) === JSON.stringify(honest.asked)
    ? null
    : `the wallet was asked to sign ${JSON.stringify(now)}`
}

async function askWallet({ visit: { page, wallet }, act, method }: LieScene): Promise<unknown> {
  const before = wallet.log.length
  wallet.rule({ method, error: REFUSAL, times: 1 })
  const press = () => actButton(page, act).click({ timeout: PATIENCE_MS })
  const request = () => wallet.log.slice(before).find((one) => one.method === method)
  await press()
  // A check may report an unchecked value only when the button is pressed: the page then stops once, and the button is
  // pressed again.
  const saysMore = page.getByText('Read the checks, then try again.')
  let isPressedAgain = false
  const isAsked = async () => {
    if (request() === undefined && !isPressedAgain && (await saysMore.isVisible())) {
      isPressedAgain = true
      await press()
    }
    return request() !== undefined
  }
  await expect.poll(isAsked, { intervals: [20], timeout: PATIENCE_MS }).toBe(true)
  return request()?.params.map(withoutFees)
}

/** The cost of a transaction changes with every block. */
function withoutFees(parameter: unknown): unknown {
  if (typeof parameter !== 'object' || parameter === null) return parameter
  return Object.fromEntries(Object.entries(parameter).filter(([name]) => !/gas|fee/i.test(name)))
}

function askedSince({ visit: { wallet } }: LieScene, before: number): string | null {
  const requests = wallet.log.slice(before).filter(({ method }) => SIGNS.test(method))
  return requests.length === 0 ? null : `the wallet was asked: ${JSON.stringify(requests)}`
}

/** All values that the page shows about the account. */
const askAgain = ({ visit: { proxy }, world: { chainId } }: LieScene): void =>
  proxy.emit('RESET', { chainId, timestamp: 0 })

/** If the check already has the expected words, the page first gets honest answers: each lie is judged separately. */
async function takeBack(scene: LieScene, lie: Lie): Promise<void> {
  const row = rowOf(scene, lie)
  if (lie.check === null || (await row.count()) === 0) return
  scene.visit.proxy.tell(null, scene.world)
  askAgain(scene)
  await expect(row).toHaveCount(0, { timeout: PATIENCE_MS })
}

async function expectWords(scene: LieScene, lie: Lie): Promise<void> {
  const { words, check } = lie
  const { page } = scene.visit
  const said = words.map((word) => (typeof word === 'string' ? word : word(scene.world)))
  if (check === null || ELSEWHERE.has(check)) {
    for (const word of said)
      await expect(page.getByRole('main')).toContainText(word, { timeout: PATIENCE_MS, ignoreCase: true })
    return
  }
  // What could not be checked and cannot be made to run here is folded, and counted in the head.
  const isShown = async () => {
    await unfoldChecks(page)
    return rowOf(scene, lie).first().isVisible()
  }
  await expect.poll(isShown, { intervals: [50], timeout: PATIENCE_MS }).toBe(true)
}

/** The row of the expected check, with all its text. */
function rowOf({ visit: { page }, world }: LieScene, { words, check, verdict }: Lie): Locator {
  const state = verdict === 'blocked' ? '[data-verdict="danger"]' : ':not([data-verdict="verified"])'
  const row = checksOf(page).locator(`[data-check="${check}"]${state}`)
  return words
    .map((word) => (typeof word === 'string' ? word : word(world)))
    .reduce((rows, hasText) => rows.filter({ hasText }), row)
}

const statementOf = (page: Page) => page.getByRole('heading', { level: 1 }).innerText()
const firstLines = (error: unknown) => String(error).split('\n').slice(0, 12).join(' | ').slice(0, 1500)
/** Beside "Sign and execute" the button says "Sign only". */
const actButton = (page: Page, act: string): Locator =>
  page.getByRole('button', act === 'Sign' ? { name: /^Sign( only)?$/ } : { name: act, exact: true })
