import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { t } from './rest-Dh3VP80D.js'
import { $i as n, Ga as r, It as i, Nt as a, ho as o, xa as s } from './index--te03lJq.js'
import { Cn as c } from './lists-DTBg-a7q.js'
import { Pa as l } from './later-DLdlgyuL.js'
var u = { panel: `_panel_dfzw1_1`, confirm: `_confirm_dfzw1_21`, note: `_note_dfzw1_62` },
  d = r()
function f({ hashes: e, label: r = n.onDevice, children: i }) {
  return (0, d.jsxs)(`section`, {
    id: `device`,
    className: u.panel,
    'aria-label': r,
    tabIndex: -1,
    children: [
      e.map(({ title: r, hash: i }, a) =>
        (0, d.jsx)(t, { title: r, hash: i, index: n.placeOf({ number: a + 1, count: e.length }) }, r),
      ),
      i,
    ],
  })
}
function p({ checked: e, onChange: t, note: r, label: i = n.deviceSame }) {
  return (0, d.jsxs)(`label`, {
    className: u.confirm,
    children: [
      (0, d.jsx)(`input`, { type: `checkbox`, checked: e, onChange: (e) => t(e.currentTarget.checked) }),
      (0, d.jsx)(`span`, { children: i }),
      r && (0, d.jsx)(`span`, { className: u.note, children: r }),
    ],
  })
}
var m = s(`device`, {
    domainHash: `Domain hash`,
    messageHash: `Message hash`,
    ledger: `A Ledger shows these two hashes, in this order. “Blind signing” must be on in its Ethereum app.`,
    trezor: `A Trezor shows the fields one by one: compare them with the signed fields. Newer firmware adds this hash.`,
    qr: `A QR wallet shows the fields, and some or all of these hashes depending on its firmware.`,
  }),
  h = { ledger: `Ledger`, trezor: `Trezor`, qr: `QR` }
function g(e, { domainHash: t, messageHash: n, digest: r }) {
  let i = { title: m.domainHash, hash: t },
    a = { title: m.messageHash, hash: n }
  switch (e) {
    case `ledger`:
      return { shown: [i, a], others: [r], words: m.ledger }
    case `trezor`:
      return { shown: [a], others: [i, r], words: m.trezor }
    case `qr`:
      return { shown: [i, a, r], others: [], words: m.qr }
  }
}
function _(e) {
  return e === `keystone` ? `qr` : e === `ledger` || e === `trezor` ? e : null
}
var v = e(o(), 1),
  y = { stack: `_stack_1ywzt_1`, words: `_words_1ywzt_6`, others: `_others_1ywzt_13` },
  b = s(`device-hashes`, { title: `On your device`, kind: `Kind of device` }),
  x = [`ledger`, `trezor`, `qr`]
function S({ children: e, ...t }) {
  let { status: n } = a(),
    r = n === `disconnected` ? null : _(i()?.id ?? null),
    [o, s] = (0, v.useState)(null),
    u = o ?? r ?? `ledger`
  return (0, d.jsxs)(`section`, {
    children: [
      (0, d.jsx)(c, {
        title: b.title,
        action: (0, d.jsx)(l, {
          size: `xs`,
          'aria-label': b.kind,
          data: x.map((e) => ({ value: e, label: h[e] })),
          value: u,
          onChange: (e) => s(x.find((t) => t === e) ?? null),
        }),
      }),
      (0, d.jsx)(C, { kind: u, ...t, children: e }),
    ],
  })
}
function C({ kind: e, children: n, ...r }) {
  let { shown: i, others: a, words: o } = g(e, r)
  return (0, d.jsxs)(`div`, {
    className: y.stack,
    children: [
      (0, d.jsx)(`p`, { className: y.words, children: o }),
      (0, d.jsx)(f, { hashes: i, children: n }),
      a.length > 0 &&
        (0, d.jsx)(`div`, {
          className: y.others,
          children: a.map(({ title: e, hash: n }) => (0, d.jsx)(t, { title: e, hash: n, look: `paper` }, e)),
        }),
    ],
  })
}
export { f as a, p as i, C as n, _ as r, S as t }
//# sourceMappingURL=rest-DiN8Tax9.js.map
