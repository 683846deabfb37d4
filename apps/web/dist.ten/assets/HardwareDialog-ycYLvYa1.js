const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './rest-ByjDAt1Z.js',
      './rolldown-runtime-DLMaRju-.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './rest-Cxvfm7_T.js',
      './rest-BThtJ061.css',
      './rest-otn0N0zY.css',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { a as t, n, r, t as i } from './rest-K1Jsr5XH.js'
import { Fn as a, R as o, qn as s } from './lists-DTBg-a7q.js'
import { Ga as c, I as l, Kn as u, Ma as d, Na as f, Qi as p, Ui as m, ho as h, yi as g } from './index--te03lJq.js'
import { C as _, E as v, I as y, S as b } from './fields-KVqNPxJG.js'
import { a as x, n as S, t as C } from './rest-Cycn3Ism.js'
import { Z as w } from './later-DLdlgyuL.js'
import { a as T, n as E, r as D } from './rest-DiN8Tax9.js'
import { t as O } from './rest-kUWXK5kc.js'
import { r as k } from './rest-1Q76-X1n.js'
var A = e(h(), 1),
  j = {
    words: `_words_1t7vj_1`,
    waiting: `_waiting_1t7vj_8`,
    steps: `_steps_1t7vj_16`,
    two: `_two_1t7vj_30`,
    stack: `_stack_1t7vj_39`,
    camera: `_camera_1t7vj_44`,
    progress: `_progress_1t7vj_50`,
    rows: `_rows_1t7vj_55`,
    box: `_box_1t7vj_73`,
    accounts: `_accounts_1t7vj_88`,
    account: `_account_1t7vj_88`,
    number: `_number_1t7vj_129`,
    address: `_address_1t7vj_135`,
    facts: `_facts_1t7vj_142`,
    path: `_path_1t7vj_150`,
    balance: `_balance_1t7vj_156`,
  },
  M = c(),
  N = 5
function P({ step: e, chain: t, onCancel: n }) {
  let [r, i] = (0, A.useState)(e.schemes[0] ?? `standard`),
    [o, s] = (0, A.useState)(N),
    { accounts: c, isReading: l, isComplete: u } = I(e, r, o)
  return (0, M.jsxs)(M.Fragment, {
    children: [
      e.schemes.length > 1 &&
        (0, M.jsx)(y, {
          label: w.numbering,
          description: S[r].pattern,
          data: e.schemes.map((e) => ({ value: e, label: x(e) })),
          value: r,
          onChange: ({ currentTarget: { value: t } }) => {
            ;(i(e.schemes.find((e) => e === t) ?? r), s(N))
          },
        }),
      (0, M.jsx)(`ul`, {
        className: j.accounts,
        'aria-label': w.addresses,
        children: c.map((n, r) =>
          (0, M.jsx)(
            `li`,
            {
              children: (0, M.jsxs)(`button`, {
                type: `button`,
                className: j.account,
                onClick: () => e.answer(n),
                children: [
                  (0, M.jsx)(`span`, { className: j.number, children: r + 1 }),
                  (0, M.jsx)(m, { address: n.address, shape: `person`, size: 28 }),
                  (0, M.jsxs)(`span`, {
                    className: j.address,
                    children: [
                      (0, M.jsx)(a, { value: n.address }),
                      (0, M.jsxs)(`span`, {
                        className: j.facts,
                        children: [
                          (0, M.jsx)(`span`, { className: j.path, children: n.path }),
                          t && (0, M.jsx)(F, { chain: t, account: n }),
                        ],
                      }),
                    ],
                  }),
                ],
              }),
            },
            n.path,
          ),
        ),
      }),
      l && (0, M.jsxs)(`p`, { className: j.waiting, role: `status`, children: [(0, M.jsx)(f, {}), ` `, w.reading] }),
      (0, M.jsxs)(`div`, {
        className: j.two,
        children: [
          (0, M.jsx)(d, { onClick: n, children: w.cancel }),
          !u && (0, M.jsx)(d, { disabled: l, onClick: () => s(o + N), children: w.more }),
        ],
      }),
    ],
  })
}
function F({ chain: e, account: n }) {
  let { data: r } = g(t(e, n.address)),
    { symbol: i, decimals: a } = o(e)
  return (0, M.jsx)(`span`, {
    className: j.balance,
    children: r === void 0 ? `` : `${s(r, a, { minFraction: 2, maxFraction: 6, group: !0 })} ${i}`,
  })
}
function I({ read: e }, t, n) {
  let [r, i] = (0, A.useState)({ scheme: t, accounts: [], isComplete: !1 }),
    a = r.scheme === t ? r : { scheme: t, accounts: [], isComplete: !1 },
    o = a.accounts.length,
    s = o < n && !a.isComplete
  return (
    (0, A.useEffect)(() => {
      if (!s) return
      let n = !1
      return (
        e(t, o).then((e) => {
          n ||
            i((n) => {
              let r = n.scheme === t ? n.accounts : []
              return r.length === o
                ? e === null
                  ? { scheme: t, accounts: r, isComplete: !0 }
                  : { scheme: t, accounts: [...r, e], isComplete: !1 }
                : n
            })
        }),
        () => {
          n = !0
        }
      )
    }, [e, t, o, s]),
    { accounts: a.accounts, isReading: s, isComplete: a.isComplete }
  )
}
var L = { SafeTx: `safeTxHash`, SafeMessage: `safeMessageHash` }
function R({ wallet: e, request: t }) {
  switch (t.kind) {
    case `typedData`:
      return (0, M.jsx)(E, {
        kind: D(e) ?? `ledger`,
        domainHash: t.domainHash,
        messageHash: t.messageHash,
        digest: { title: L[t.primaryType] ?? w.hashOf(t.primaryType), hash: t.hash },
      })
    case `message`:
      return (0, M.jsxs)(M.Fragment, {
        children: [
          (0, M.jsx)(`p`, { className: j.words, children: t.isText ? w.showsText : w.showsBytes }),
          (0, M.jsx)(`div`, { className: j.box, tabIndex: 0, children: (0, M.jsx)(`pre`, { children: t.message }) }),
        ],
      })
    case `transaction`:
      return (0, M.jsx)(z, { request: t })
  }
}
function z({ request: e }) {
  let t = (t) => `${s(t, e.decimals, { minFraction: 2, group: !0 })} ${e.symbol}`
  return (0, M.jsxs)(M.Fragment, {
    children: [
      (0, M.jsxs)(`dl`, {
        className: j.rows,
        children: [
          (0, M.jsx)(`dt`, { children: w.to }),
          (0, M.jsx)(`dd`, { children: e.to === null ? w.newContract : (0, M.jsx)(a, { value: e.to }) }),
          (0, M.jsx)(`dt`, { children: w.amount }),
          (0, M.jsx)(`dd`, { children: t(e.value) }),
          (0, M.jsx)(`dt`, { children: w.feeAtMost }),
          (0, M.jsx)(`dd`, { children: t(e.mostFee) }),
          (0, M.jsx)(`dt`, { children: w.network }),
          (0, M.jsx)(`dd`, { children: e.chainName }),
          (0, M.jsx)(`dt`, { children: w.data }),
          (0, M.jsx)(`dd`, { children: e.data === `0x` ? w.none : w.bytes((e.data.length - 2) / 2) }),
        ],
      }),
      e.data !== `0x` && (0, M.jsx)(T, { hashes: [{ title: w.transactionHash, hash: e.hash }] }),
    ],
  })
}
function B({ text: e, onCancel: t }) {
  return (0, M.jsxs)(M.Fragment, {
    children: [
      (0, M.jsxs)(`p`, { className: j.waiting, role: `status`, children: [(0, M.jsx)(f, {}), ` `, e] }),
      (0, M.jsx)(d, { onClick: t, children: w.cancel }),
    ],
  })
}
var V = { ledger: `attachLedger`, trezor: `attachTrezor`, keystone: `attachKeystone` }
function H({ wallet: e, onContinue: t, onCancel: n }) {
  return (0, M.jsxs)(M.Fragment, {
    children: [
      e === `trezor` && (0, M.jsx)(v, { title: w.contactsTrezor, children: w.contactsTrezorText }),
      (0, M.jsx)(`ol`, { className: j.steps, children: w[V[e]].map((e) => (0, M.jsx)(`li`, { children: e }, e)) }),
      (0, M.jsxs)(`div`, {
        className: j.two,
        children: [
          (0, M.jsx)(d, { onClick: n, children: w.cancel }),
          (0, M.jsx)(d, { variant: `filled`, 'data-autofocus': !0, onClick: t, children: w.continue }),
        ],
      }),
    ],
  })
}
function U({ wallet: e, request: t, onCancel: n }) {
  return (0, M.jsxs)(M.Fragment, {
    children: [
      (0, M.jsx)(R, { wallet: e, request: t }),
      (0, M.jsxs)(`p`, { className: j.waiting, role: `status`, children: [(0, M.jsx)(f, {}), ` `, w.compare] }),
      (0, M.jsx)(d, { onClick: n, children: w.cancel }),
    ],
  })
}
function W({ step: { problem: e, answer: t }, onCancel: n }) {
  let r = e.retry === `never`,
    i = (0, A.useId)()
  return (0, M.jsxs)(M.Fragment, {
    children: [
      (0, M.jsx)(b, { kind: `error`, id: i, children: e.message }),
      (0, M.jsxs)(`div`, {
        className: j.two,
        children: [
          (0, M.jsx)(d, { onClick: n, children: r ? w.close : w.cancel }),
          !r &&
            (0, M.jsx)(d, {
              variant: `filled`,
              leftSection: (0, M.jsx)(p, { name: `refresh` }),
              'data-autofocus': !0,
              'aria-describedby': i,
              onClick: t,
              children: w.tryAgain,
            }),
        ],
      }),
    ],
  })
}
var G = l(() =>
  u(
    () => import(`./rest-ByjDAt1Z.js`).then((e) => e.n).then((e) => ({ default: e.QrScanner })),
    __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    import.meta.url,
  ),
)
function K({ label: e, onCode: t }) {
  let [n, r] = (0, A.useState)(!1),
    [i, a] = (0, A.useState)(``),
    [o, s] = (0, A.useState)({ progress: 0, problem: null }),
    c = (0, A.useRef)(``),
    l = (0, A.useId)(),
    u = o.problem === null ? void 0 : l,
    f = (e) => {
      e !== c.current && ((c.current = e), s(t(e)))
    },
    m = () => {
      for (let e of i.split(/\s+/).filter(Boolean)) f(e)
      c.current = ``
    }
  return (0, M.jsxs)(`div`, {
    className: j.stack,
    children: [
      n
        ? (0, M.jsx)(A.Suspense, {
            fallback: (0, M.jsx)(`div`, { className: j.camera }),
            children: (0, M.jsx)(G, { label: e, onCode: f }),
          })
        : (0, M.jsx)(d, {
            variant: `filled`,
            leftSection: (0, M.jsx)(p, { name: `scan` }),
            'data-autofocus': !0,
            'aria-describedby': u,
            onClick: () => r(!0),
            children: w.scan,
          }),
      o.progress > 0 &&
        o.progress < 1 &&
        (0, M.jsx)(`progress`, { className: j.progress, value: o.progress, 'aria-label': w.readSoFar }),
      o.problem && (0, M.jsx)(b, { kind: `error`, id: l, children: o.problem.message }),
      (0, M.jsx)(O, {
        label: w.paste,
        placeholder: `ur:…`,
        rows: 2,
        spellCheck: !1,
        'data-code': !0,
        value: i,
        ..._(u),
        onChange: (e) => a(e.currentTarget.value),
      }),
      (0, M.jsx)(d, { disabled: i.trim() === ``, onClick: m, children: w.usePasted }),
    ],
  })
}
function q({ step: e, onCancel: t }) {
  let [n, r] = (0, A.useState)(!1)
  return n
    ? (0, M.jsxs)(M.Fragment, {
        children: [
          (0, M.jsx)(`p`, { className: j.words, children: w.second }),
          (0, M.jsx)(K, { label: w.lookingForSignature, onCode: e.answer }),
          (0, M.jsx)(d, {
            leftSection: (0, M.jsx)(p, { name: `chevron-left` }),
            onClick: () => r(!1),
            children: w.showAgain,
          }),
        ],
      })
    : (0, M.jsxs)(M.Fragment, {
        children: [
          (0, M.jsx)(`p`, { className: j.words, children: w.first }),
          (0, M.jsx)(k, { frames: e.frames, label: w.requestCode }),
          (0, M.jsxs)(`div`, {
            className: j.two,
            children: [
              (0, M.jsx)(d, { onClick: t, children: w.cancel }),
              (0, M.jsx)(d, { variant: `filled`, 'data-autofocus': !0, onClick: () => r(!0), children: w.hasSigned }),
            ],
          }),
          (0, M.jsx)(R, { wallet: `keystone`, request: e.request }),
        ],
      })
}
function J({ onCode: e, onCancel: t }) {
  return (0, M.jsxs)(M.Fragment, {
    children: [
      (0, M.jsxs)(`ol`, {
        className: j.steps,
        children: [
          (0, M.jsx)(`li`, { children: w.exportOpen }),
          (0, M.jsx)(`li`, { children: w.exportKeys }),
          (0, M.jsx)(`li`, { children: w.exportHold }),
        ],
      }),
      (0, M.jsx)(K, { label: w.lookingForAccounts, onCode: e }),
      (0, M.jsx)(d, { onClick: t, children: w.cancel }),
    ],
  })
}
function Y({ session: e, chain: t }) {
  let { wallet: a, step: o, cancel: s } = e,
    c = C[a]
  return (0, M.jsxs)(r, {
    title: Z(o, c),
    onClose: s,
    isDismissible: !1,
    width: 460,
    children: [
      (0, M.jsx)(n, { children: (0, M.jsx)(X, { session: e, chain: t }) }),
      (o.kind === `confirm` || o.kind === `exchange`) && (0, M.jsx)(i, { children: w.ifDifferent }),
    ],
  })
}
function X({ session: { wallet: e, step: t, cancel: n }, chain: r }) {
  switch (t.kind) {
    case `wait`:
      return (0, M.jsx)(B, { text: t.text, onCancel: n })
    case `attach`:
      return (0, M.jsx)(H, { wallet: e, onContinue: t.answer, onCancel: n })
    case `scanAccounts`:
      return (0, M.jsx)(J, { onCode: t.answer, onCancel: n })
    case `chooseAccount`:
      return (0, M.jsx)(P, { step: t, chain: r, onCancel: n })
    case `confirm`:
      return (0, M.jsx)(U, { wallet: e, request: t.request, onCancel: n })
    case `problem`:
      return (0, M.jsx)(W, { step: t, onCancel: n })
    case `exchange`:
      return (0, M.jsx)(q, { step: t, onCancel: n })
  }
}
function Z(e, t) {
  switch (e.kind) {
    case `attach`:
      return w.connectYour(t)
    case `wait`:
      return t
    case `scanAccounts`:
      return w.scanAccounts
    case `chooseAccount`:
      return w.chooseAddress
    case `confirm`:
      return w.confirmOn(t)
    case `problem`:
      return e.request === null ? w.notConnected(t) : w.notSigned(t)
    case `exchange`:
      return w.signWithQr
  }
}
export { Y as HardwareDialog }
//# sourceMappingURL=HardwareDialog-ycYLvYa1.js.map
