import { openHostBridge } from '@countersign/app-bridge'
import { APP, handlers } from '../packages/app-bridge/testing/driveBridge.ts'
import { measureRates, printRates } from './measureRate.ts'

/*
 * The cost that the host adds to one getSafeInfo; wagmi gives up after 10 ms. Floor: an echo without checks, with the same values crossing
 * by structured clone both ways, like between windows.
 */
const BUDGET_US = 200

class Posted extends Event {
  readonly data: unknown
  readonly origin = APP
  readonly source: unknown
  constructor(data: unknown, source: unknown) {
    super('message')
    this.data = structuredClone(data)
    this.source = source
  }
}

/** A window with its message interface, and the app's window. */
function openPair() {
  const events = new EventTarget()
  const app = { postMessage: (message: unknown) => void structuredClone(message) }
  const host = {
    location: { origin: 'https://wallet.example' },
    addEventListener: (type: 'message', listener: (event: Posted) => void) =>
      events.addEventListener(type, (event) => event instanceof Posted && listener(event)),
    removeEventListener: () => undefined,
  }
  return { host, app, post: (data: unknown) => events.dispatchEvent(new Posted(data, app)) }
}

const safeInfo = { data: await handlers.getSafeInfo(null, anyCall()), id: 'floor', success: true, version: '9.1.0' }
const bridged = openPair()
// Without a rate limit: the cost of one answer is measured, not their number.
openHostBridge({
  listenOn: bridged.host,
  frame: () => bridged.app,
  origin: APP,
  handlers,
  isGranted: () => false,
  limits: { burst: Infinity },
})
const floor = openPair()
floor.host.addEventListener('message', () => floor.app.postMessage(safeInfo))

let count = 0
const request = () => ({ id: `${(count += 1)}`, method: 'getSafeInfo', env: { sdkVersion: '9.1.0' } })
const rates = await measureRates({
  'getSafeInfo by the bridge': () => bridged.post(request()),
  'bare echo': () => floor.post(request()),
})
printRates('One getSafeInfo, asked and answered (floor: an echo that checks nothing)', rates)
const took = 1e6 / rates['getSafeInfo by the bridge']
console.log(`  ${(took - 1e6 / rates['bare echo']).toFixed(1)} µs added per answer; budget ${BUDGET_US} µs in all`)
if (took > BUDGET_US) {
  console.error(`One getSafeInfo takes ${took.toFixed(1)} µs, more than ${BUDGET_US} µs.`)
  process.exitCode = 1
}

function anyCall() {
  return {
    id: 0,
    sdkVersion: null,
    isOldSdk: () => false,
    signal: new AbortController().signal,
    promptDone: () => undefined,
  }
}
