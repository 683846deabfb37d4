import { o as e, r as t } from './rolldown-runtime-DLMaRju-.js'
import { X as n, et as r, q as i } from './lists-DTBg-a7q.js'
import {
  Ga as a,
  Gi as o,
  Gr as s,
  Ma as c,
  Qi as l,
  Rr as u,
  Ur as d,
  cr as f,
  ho as p,
  or as m,
  sr as h,
} from './index--te03lJq.js'
import { t as g } from './rest-BilHHFfS.js'
import { i as _, n as v } from './rest-COc_bzz2.js'
import { a as y, i as b, n as x, s as S } from './rest-Dlj0wS6e.js'
import { i as C } from './rest-DyTJIdPD.js'
import { i as w } from './rest-aNUZyqda.js'
import { r as T } from './rest-1Q76-X1n.js'
var E = e(p(), 1),
  D = t({ saveText: () => O })
function O(e, t, n = `application/json`) {
  let r = URL.createObjectURL(new Blob([t], { type: n })),
    i = document.createElement(`a`)
  ;((i.href = r), (i.download = e), i.click(), setTimeout(() => URL.revokeObjectURL(r), 6e4))
}
var k = { out: `_out_1ax5r_1`, acts: `_acts_1ax5r_8` },
  A = a()
function j({ item: e, label: t, fileName: n, onTaken: r = () => {}, children: i }) {
  let [a, o] = (0, E.useState)(null)
  return (
    (0, E.useEffect)(() => {
      let t = !0
      return (
        w(e).then((e) => t && o(e)),
        () => {
          t = !1
        }
      )
    }, [e]),
    (0, A.jsxs)(`div`, {
      className: k.out,
      children: [
        (0, A.jsx)(`div`, { children: a && (0, A.jsx)(M, { packed: a, label: t }) }),
        (0, A.jsxs)(`div`, {
          className: k.acts,
          children: [
            i,
            (0, A.jsx)(N, { packed: a, onTaken: r }),
            (0, A.jsx)(c, {
              leftSection: (0, A.jsx)(l, { name: `download` }),
              justify: `flex-start`,
              onClick: () => {
                ;(O(n, y(e)), r())
              },
              children: S.saveFile,
            }),
          ],
        }),
      ],
    })
  )
}
function M({ packed: e, label: t }) {
  let n = (0, E.useMemo)(() => x(e), [e])
  return (0, A.jsx)(T, { frames: n, label: t })
}
function N({ packed: e, onTaken: t }) {
  let { outcome: n, copy: r } = o(e === null ? `` : b(e))
  return (0, A.jsx)(c, {
    leftSection: (0, A.jsx)(l, { name: `copy` }),
    justify: `flex-start`,
    disabled: e === null,
    onClick: () => {
      ;(r(), t())
    },
    children: n === `copied` ? S.copied : n === `failed` ? S.notCopied : S.copyText,
  })
}
var P = (e) => ({
  source: `chain`,
  block: e.block,
  blockHash: null,
  owners: e.owners,
  threshold: e.threshold,
  nonce: e.nonce,
  masterCopy: e.masterCopy,
  modules: e.modules,
  guard: e.guard,
  fallbackHandler: e.fallbackHandler,
})
function F(e, t = Date.now()) {
  let {
      chain: a,
      safe: o,
      version: s,
      transaction: c,
      signatures: l,
      state: u,
      details: d,
      balances: f,
      note: p,
      context: m,
    } = e,
    h = d?.detailedExecutionInfo?.type === `MULTISIG` ? d.detailedExecutionInfo : null,
    _ = r(c, m, null).nodes,
    v = g([
      o,
      ..._.flatMap(I),
      ...n(_).flatMap(({ to: e, token: t }) => [e, ...(t === null ? [] : [t])]),
      ...(u?.owners ?? []),
    ]),
    y = i(f, d ?? void 0)
  return {
    kind: `proposal`,
    chainId: BigInt(a.chainId),
    chain: { name: a.chainName, shortName: a.shortName, symbol: a.nativeCurrency.symbol },
    safe: o,
    version: s,
    transaction: c,
    signatures: l,
    proposer: h?.proposer?.value ?? null,
    createdAt: h?.submittedAt ?? t,
    note: d?.note ?? p,
    account: u && P(u),
    names: v.flatMap((e) => {
      let t = m.nameOf(e)
      return t === null ? [] : [{ address: e, name: t }]
    }),
    tokens: v.flatMap((e) => {
      let t = y.get(e.toLowerCase())
      return t ? [{ address: e, ...t }] : []
    }),
    messages: [],
  }
}
var I = ({ call: e, children: t }) => [e.to, ...t.flatMap(I)]
function L(e, { nameOf: t, tokenOf: n }, r = Date.now()) {
  let { chain: i, reviewed: a, state: o, signatures: s, proposer: c, createdAt: l, origin: u } = e,
    { chainId: d, safe: f, version: p, content: m } = a,
    h = g([f, ...R(m), ...o.owners]).slice(0, 512)
  return {
    kind: `message`,
    chainId: d,
    chain: { name: i.chainName, shortName: i.shortName, symbol: i.nativeCurrency.symbol },
    safe: f,
    version: p,
    message: C(m),
    signatures: s,
    proposer: c,
    createdAt: l ?? r,
    origin: u,
    account: P(o),
    names: h.flatMap((e) => {
      let n = t(e)
      return n === null ? [] : [{ address: e, name: n }]
    }),
    tokens: h.flatMap((e) => {
      let t = n(e)
      return t ? [{ address: e, symbol: t.symbol, decimals: t.decimals, kind: t.kind }] : []
    }),
  }
}
var R = (e) =>
    typeof e == `string` ? [] : v(e).fields.flatMap(({ type: e, value: t }) => (e === `address` ? (_(t) ?? []) : [])),
  z = f(`countersign.handed-out`, {}, m(d(s(), u()))),
  B = (e, t) => z.update((n) => ({ ...n, [e]: Math.max(t, n[e] ?? 0) })),
  V = () => h(z)
export { j as a, F as i, V as n, O as o, L as r, D as s, B as t }
//# sourceMappingURL=rest-CnNodkWm.js.map
