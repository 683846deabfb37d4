import {
  Dr as e,
  Gr as t,
  Ir as n,
  Rr as r,
  Tr as i,
  Ur as a,
  Zr as o,
  br as s,
  cr as c,
  dt as l,
  or as u,
  sr as d,
  vr as f,
  wa as p,
  xa as m,
  zr as h,
} from './index--te03lJq.js'
var g = m(`browser-features`, {
    accelerometer: `Motion of the device`,
    'ambient-light-sensor': `Light around the device`,
    autoplay: `Play sound by itself`,
    battery: `Battery level`,
    bluetooth: `Bluetooth devices`,
    camera: `Camera`,
    'clipboard-read': `Clipboard, read`,
    'clipboard-write': `Clipboard, write`,
    'cross-origin-isolated': `Shared memory`,
    'display-capture': `Record the screen`,
    'encrypted-media': `Protected media`,
    fullscreen: `Full screen`,
    gamepad: `Game controllers`,
    geolocation: `Where you are`,
    gyroscope: `Rotation of the device`,
    hid: `Input devices over USB`,
    'idle-detection': `Whether you are at the device`,
    'keyboard-map': `Layout of the keyboard`,
    'local-fonts': `Fonts of the device`,
    magnetometer: `Compass`,
    microphone: `Microphone`,
    midi: `Music devices`,
    payment: `Payment of the browser`,
    'picture-in-picture': `Picture in picture`,
    'publickey-credentials-get': `Passkeys and security keys`,
    'screen-wake-lock': `Keep the screen on`,
    serial: `Serial devices`,
    'speaker-selection': `Choose the speaker`,
    usb: `USB devices`,
    'web-share': `Share menu of the device`,
    'xr-spatial-tracking': `Headset and its position`,
  }),
  _ = (e) => Object.hasOwn(g, e),
  v = (e) => _(e),
  y = (e) => (_(e) ? g[e] : e),
  b = i([`granted`, `denied`]),
  x = h({ address: f, chainId: s }),
  S = h({ origin: t().check(o(300)), features: a(t(), b), contacts: n(h({ decision: b, entries: e(x), at: r() })) }),
  C = c(`countersign.app-permissions`, [], u(e(S))),
  w = (e) => ({ origin: e, features: {}, contacts: null }),
  T = (e, t) => e.find((e) => e.origin === t) ?? w(t),
  E = ({ features: e, contacts: t }) => t === null && Object.keys(e).length === 0,
  D = (e) => C.update((t) => [...t.filter(({ origin: t }) => t !== e.origin), ...(E(e) ? [] : [e])]),
  O = {
    all: C.get,
    get: (e) => T(C.get(), e),
    subscribe: C.subscribe,
    decideFeatures(e, t) {
      let n = Object.entries(t).filter(([e]) => v(e)),
        r = T(C.get(), e)
      D({ ...r, features: { ...r.features, ...Object.fromEntries(n) } })
    },
    shareContacts(e, t, n, r = Date.now()) {
      let i = T(C.get(), e),
        a = (i.contacts?.entries ?? []).filter((e) => e.chainId !== t),
        o = n.map(({ address: e }) => ({ address: e, chainId: t }))
      D({ ...i, contacts: { decision: `granted`, entries: [...a, ...o], at: r } })
    },
    denyContacts(e, t = Date.now()) {
      D({ ...T(C.get(), e), contacts: { decision: `denied`, entries: [], at: t } })
    },
    revokeContact(e, t) {
      let n = T(C.get(), e)
      if (n.contacts === null) return
      let r = n.contacts.entries.filter((e) => e.chainId !== t.chainId || !p(e.address, t.address))
      D({ ...n, contacts: { ...n.contacts, entries: r } })
    },
    revokeContacts: (e) => D({ ...T(C.get(), e), contacts: null }),
    forget(e) {
      let t = T(C.get(), e)
      return (D(w(e)), t)
    },
    restore: D,
  },
  k = () => d(C),
  A = (e) => T(k(), e),
  j = ({ contacts: e }) => e?.decision === `granted`
function M({ contacts: e }, t, n = l.get()) {
  return e?.decision === `granted`
    ? e.entries.flatMap((e) => {
        if (e.chainId !== t) return []
        let r = n.filter(({ address: t }) => p(t, e.address)),
          i = r.find((e) => e.chainId === t) ?? r.find((e) => e.chainId === null)
        return i ? [{ address: i.address, name: i.name, chainId: t }] : []
      })
    : []
}
var N = ({ origin: e, features: t }, n) =>
  n
    .filter((e) => v(e) && t[e] === `granted`)
    .map((t) => `${t} ${e}`)
    .join(`; `)
export { A as a, v as c, M as i, N as n, k as o, j as r, y as s, O as t }
//# sourceMappingURL=rest-q8x7pQNj.js.map
