import { startHostileProxy, type Lie, type Scene, type World } from '@countersign/testkit/hostile'
import { groupLies } from './groupLies.ts'
import { readWithoutPage, type Reading, type WaitingItem } from './readWithoutPage.ts'
import { serviceUrl } from './serviceUrl.ts'

/** Tells each lie to the queries of the page, each time from the start. @returns the lies without the expected reaction, in words */
export async function runLiesWithoutPage(world: World, item: WaitingItem, lies: readonly Lie[]): Promise<string[]> {
  const proxy = await startHostileProxy(serviceUrl())
  try {
    const honest = await readWithoutPage(proxy.url, item)
    const failures = honest.blocking.length > 0 ? [`without a lie: blocked by ${namesOf(honest.blocking)}`] : []
    for (const lie of groupLies(lies)) {
      const from = Date.now()
      proxy.tell(lie, world)
      const readOnce = () =>
        readWithoutPage(proxy.url, item).then(
          (reading) => findFailure(lie, world, reading, honest),
          (error: unknown) => `could not be read: ${String(error)}`,
        )
      // A connection that the service closed in the same moment ends a request before it has told the lie.
      const first = await readOnce()
      const failure = first !== null && proxy.untold.size > 0 ? await readOnce() : first
      if (process.env['LIES_TIMES']) console.log(`${Date.now() - from} ms`, failure ?? 'ok', lie.id)
      const untold = [...proxy.untold].map((subject) => `${subject} was not requested`)
      const wrong = [...(failure === null ? [] : [failure]), ...untold]
      if (wrong.length > 0) failures.push(`${lie.id}: ${wrong.join(', ')}`)
    }
    return failures
  } finally {
    await proxy.stop()
  }
}

/** The difference between the verdict of the table and what the checks say, in words; null if there is none. */
function findFailure(lie: Lie, world: World, reading: Reading, honest: Reading): string | null {
  const words = lie.words.map((word) => (typeof word === 'string' ? word : word(world)).toLowerCase())
  const { checks, blocking, progress } = reading
  // The dialog that executes several also blocks when signatures are missing; the table names the check of the signature.
  const isShort = lie.scene === 'bulk' && reading.isShort
  const isBlocked = blocking.length > 0 || isShort
  if (isBlocked !== (lie.verdict === 'blocked')) return `blocked by ${namesOf(blocking)}`
  if (lie.check !== null && !isShort) {
    const reporting = checks.filter(({ id, verdict }) =>
      id !== lie.check ? false : lie.verdict === 'blocked' ? verdict === 'danger' : verdict !== 'verified',
    )
    const said = words.filter((word) => !OF_THE_DIALOG.has(word))
    if (!reporting.some((check) => said.every((word) => JSON.stringify(check).toLowerCase().includes(word))))
      return `no check ${lie.check} with ${said.join(', ')} among ${JSON.stringify(reporting)}`
  }
  const missing = words.filter((word) => /^\d of \d/.test(word) && !progress.includes(word))
  if (lie.verdict === 'no influence' && missing.length > 0) return `${progress} instead of ${missing.join()}`
  const [now, before] = [reading, honest].map((one) => JSON.stringify(requestOf(lie, one)))
  return isBlocked || now === before ? null : `the wallet would get ${now}`
}

/** What the wallet signs; where it executes, also what it sends. */
const requestOf = ({ scene }: Lie, { signed }: Reading): unknown =>
  SENDS.has(scene) ? signed : signed.map(({ hash, preimage }) => ({ hash, preimage }))

const SENDS: ReadonlySet<Scene> = new Set(['execution', 'bulk'])

/** What the dialog that executes several says besides its checks. */
const OF_THE_DIALOG: ReadonlySet<string> = new Set(['execute is blocked', 'from service'])

const namesOf = (checks: Reading['checks']): string =>
  checks.map(({ id, title }) => `${id} (${title})`).join() || 'nothing'
