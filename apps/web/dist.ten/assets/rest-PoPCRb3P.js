import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { Da as t, Dr as n, Ea as r, Fa as i, pn as a, vn as o } from './later-DLdlgyuL.js'
import { C as s, P as c, S as l, x as u } from './fields-KVqNPxJG.js'
import { M as d } from './lists-DTBg-a7q.js'
import { t as f } from './rest-kUWXK5kc.js'
import { Ga as p, H as m, ba as h, gi as g, ho as _, xa as v, yi as y } from './index--te03lJq.js'
import { a as b } from './rest-DBWxYTpm.js'
import { i as x } from './rest-CWxd1sTc.js'
var S = e(_(), 1),
  C = p()
function w(e) {
  let [t, n] = (0, S.useState)(!1)
  return (0, C.jsx)(i, { ...e, closeOnEscape: !t, closeOnClickOutside: !t, onInput: () => n(!0) })
}
var T = v(`nonce-field`, {
  label: `Transaction number`,
  enter: `Enter a number.`,
  noNumber: ({ text: e }) => `"${e}" is not a whole number.`,
  tooLarge: `This number is larger than a service can store.`,
  useSuggested: ({ nonce: e }) => `Use the suggested ${e}`,
  runsNext: `Runs next`,
  runsAfter: ({ first: e, others: t }) =>
    t === 0
      ? `Runs after transaction ${e}`
      : h(t, { one: `Runs after transaction ${e} and # other`, other: `Runs after transaction ${e} and # others` }),
  loading: `Its place in the queue is loading`,
})
function E(e) {
  let { key: t } = d(),
    n = y(b(t)),
    r = g(m(t)),
    i = O(r.data?.pages ?? []),
    a = n.data ? k(n.data, { queued: r.data ? i : null, isFailed: r.isError, hasMore: r.hasNextPage }) : null,
    o = e ?? a ?? ``
  return { typed: e, suggested: a, nonceText: o, ...D(e, o, n.data, i, r.data !== void 0) }
}
function D(e, t, n, i, a) {
  let o = j(t)
  if (!o.ok) return { nonce: null, nonceProblem: e === null ? null : o.reason, nonceRemark: null, before: null }
  let { nonce: s } = o,
    c = n && r({ nonce: s, currentNonce: BigInt(n.currentNonce), queuedNonces: i })
  if (c?.kind === `used`) return { nonce: null, nonceProblem: c.reason, nonceRemark: null, before: null }
  let l = c !== void 0 && a
  return { nonce: s, nonceProblem: null, nonceRemark: l ? c : null, before: l ? A(i, s) : null }
}
var O = (e) =>
  e
    .flatMap(({ results: e }) => e)
    .flatMap((e) => (e.type === `TRANSACTION` ? [e.transaction.executionInfo] : []))
    .flatMap((e) => (e?.type === `MULTISIG` ? [BigInt(e.nonce)] : []))
function k(e, { queued: n, isFailed: r, hasMore: i }) {
  let a = String(e.recommendedNonce)
  if (n === null) return r ? a : null
  let o = t(BigInt(e.currentNonce), n)
  return i && n.every((e) => e < o) ? a : String(o)
}
var A = (e, t) => [...new Set(e.filter((e) => e < t))].toSorted((e, t) => (e < t ? -1 : 1))
function j(e) {
  let t = e.trim()
  if (t === ``) return { ok: !1, reason: T.enter }
  if (!/^\d+$/.test(t)) return { ok: !1, reason: T.noNumber({ text: t }) }
  let n = BigInt(t)
  return n <= BigInt(2 ** 53 - 1) ? { ok: !0, nonce: n } : { ok: !1, reason: T.tooLarge }
}
function M(e) {
  let t = e.replace(/\s+/g, ``).replace(/^0x/i, ``),
    n = /[^0-9a-fA-F]/.exec(t)
  return n
    ? { ok: !1, reason: u.wrongDigit({ digit: n[0], place: n.index + 1 }) }
    : t.length % 2 == 1
      ? { ok: !1, reason: u.oddDigits(t.length) }
      : { ok: !0, data: `0x${t.toLowerCase()}` }
}
function N({ id: e, choice: t, onChange: n }) {
  let { typed: r, nonceText: i, nonceProblem: a, nonceRemark: o, suggested: u } = t,
    d = a !== null || o !== null
  return (0, C.jsxs)(`div`, {
    id: e,
    children: [
      (0, C.jsx)(c, {
        label: T.label,
        inputMode: `numeric`,
        autoComplete: `off`,
        value: i,
        error: a !== null,
        ...s(d && `${e}-note`),
        onChange: (e) => n(e.currentTarget.value),
      }),
      (0, C.jsxs)(`div`, {
        id: `${e}-note`,
        children: [
          a && (0, C.jsx)(l, { kind: `error`, children: a }),
          o && (0, C.jsx)(l, { kind: o.verdict === `caution` ? `caution` : `ok`, children: o.reason }),
        ],
      }),
      r !== null &&
        u !== null &&
        r !== u &&
        (0, C.jsx)(`button`, {
          type: `button`,
          className: `cs-link`,
          onClick: () => n(null),
          children: T.useSuggested({ nonce: u }),
        }),
    ],
  })
}
function P({ value: e, problem: t, tellAll: n, onChange: r }) {
  let i = t !== null && (n || e.trim() !== ``)
  return (0, C.jsxs)(`div`, {
    id: `call-data`,
    children: [
      (0, C.jsx)(f, {
        label: u.calldata,
        placeholder: `0x…`,
        autosize: !0,
        minRows: 4,
        maxRows: 14,
        spellCheck: !1,
        classNames: { input: x.bytes ?? `` },
        value: e,
        error: i,
        ...s(`call-data-note`),
        onChange: (e) => r(e.currentTarget.value),
      }),
      (0, C.jsx)(`div`, {
        id: `call-data-note`,
        children: i ? (0, C.jsx)(l, { kind: `error`, children: t }) : (0, C.jsx)(F, { text: e }),
      }),
    ],
  })
}
function F({ text: e }) {
  let t = M(e)
  if (!t.ok || t.data === `0x`) return null
  let n = (t.data.length - 2) / 2
  return (0, C.jsxs)(`div`, {
    className: x.under,
    children: [u.bytes(n), n >= 4 && (0, C.jsx)(`span`, { children: u.method(t.data.slice(0, 10)) })],
  })
}
async function I(e, t, r) {
  let i = a(e),
    [s] = r,
    c = await o(t, s ? n(s) : null, i),
    l = [c.code, ...(await Promise.all(c.hops.map((e) => i.getCode(e.address))))],
    u = r.filter((e) => {
      let t = n(e)
        .slice(2)
        .replace(/^(00)+/, ``)
      return l.some((e) => e.toLowerCase().includes(t))
    })
  return { total: r.length, found: u.length, hasCode: c.code !== `0x` }
}
export { E as a, M as i, P as n, T as o, N as r, w as s, I as t }
//# sourceMappingURL=rest-PoPCRb3P.js.map
