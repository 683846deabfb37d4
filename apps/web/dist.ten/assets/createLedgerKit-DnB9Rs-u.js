import { r as e } from './rest-DyD-HMcV.js'
import { wi as t } from './later-DLdlgyuL.js'
import { a as n, i as r } from './rest-CRx7_Go4.js'
var i = {
  NoAccessibleDeviceError: `not-found`,
  DeviceNotRecognizedError: `not-found`,
  UnknownDeviceError: `not-found`,
  ConnectionOpeningError: `busy`,
  SendApduConcurrencyError: `busy`,
  AlreadySendingApduError: `busy`,
  DeviceBusyError: `busy`,
  DisconnectError: `unplugged`,
  DeviceDisconnectedWhileSendingError: `unplugged`,
  DeviceDisconnectedBeforeSendingApdu: `unplugged`,
  DeviceNotInitializedError: `unplugged`,
  DeviceSessionNotFound: `unplugged`,
  ReconnectionFailedError: `unplugged`,
  WebHidSendReportError: `unplugged`,
  WebHidTransportNotSupportedError: `no-webhid`,
}
function a(e) {
  if (e === null) return new r(`not-found`)
  let t = typeof e == `object` ? Reflect.get(e, `_tag`) : void 0,
    a = typeof t == `string` ? i[t] : void 0
  return a === void 0
    ? e instanceof Error || typeof t != `string`
      ? n(e)
      : new r(`failed`, { detail: t }, e)
    : new r(a, {}, e)
}
var o = 400
function s(t) {
  let n = new e().addTransport(t).build()
  return {
    async connectKnown() {
      let e = await u(n)
      return e === null ? null : c(n, e)
    },
    connectChosen: async () => c(n, await d(n)),
  }
}
async function c(e, t) {
  let n = { device: t, sessionRefresherOptions: { isRefresherDisabled: !0 } },
    r = await e.connect(n).catch((e) => {
      throw a(e)
    })
  return (t) => l(e, r, t)
}
async function l(e, n, r) {
  try {
    let { data: i, statusCode: a } = await e.sendApdu({ sessionId: n, apdu: r })
    return { data: t(i), status: ((a[0] ?? 0) << 8) | (a[1] ?? 0) }
  } catch (e) {
    throw a(e)
  }
}
var u = (e) =>
    new Promise((t) => {
      let n = (e) => {
          ;(clearTimeout(r), queueMicrotask(() => i.unsubscribe()), t(e))
        },
        r = setTimeout(n, o, null),
        i = e
          .listenToAvailableDevices({})
          .subscribe({ next: ([e]) => e && n(e), error: () => n(null), complete: () => n(null) })
    }),
  d = (e) =>
    new Promise((t, n) => {
      let r = (e) => n(a(e))
      e.startDiscovering({}).subscribe({ next: t, error: r, complete: () => r(null) })
    })
export { s as createLedgerKit }
//# sourceMappingURL=createLedgerKit-DnB9Rs-u.js.map
