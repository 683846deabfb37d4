import { Fa as e } from './later-DLdlgyuL.js'
import {
  F as t,
  Ga as n,
  Mi as r,
  Nt as i,
  bi as a,
  ga as o,
  it as s,
  to as c,
  wa as l,
  wt as u,
  xa as d,
} from './index--te03lJq.js'
import {
  B as f,
  J as p,
  M as m,
  Pn as h,
  S as g,
  Yn as _,
  h as v,
  in as y,
  m as b,
  qn as x,
  u as S,
} from './lists-DTBg-a7q.js'
var C = d(`compare`, {
  title: ({ nonce: e }) => `Transactions with number ${e}`,
  caption: ({ nonce: e }) => `Differences between the transactions with number ${e}`,
  note: `Note`,
  noNote: `none`,
  signedBy: `Signed by`,
  noSigners: `no owner yet`,
  people: ({ names: e }) => o(e),
  you: `you`,
  act: `Act`,
  notSent: `not sent`,
  equal: ({ fields: e }) => `Equal in all of them: ${e.join(`, `)}.`,
  proposed: `These are the proposed values. Each transaction is checked against its hash in its row and on its own page.`,
  failed: `One of the transactions could not be read`,
  reading: `Reading the transactions`,
  to: `To`,
  value: `Value`,
  calldata: `Calldata`,
  operation: `Operation`,
  signatures: `Signatures`,
  noData: `none`,
  delegatecall: `1, delegatecall`,
  call: `0, call`,
  coin: ({ symbol: e }) => `${e}, the network’s coin`,
  executor: `the executing wallet`,
  signedOf: ({ signed: e, required: t }) => `${e} of ${t}`,
})
function w(e, t) {
  let n = e.map((e) => D(e, t)),
    r = E()
  return T.map((e) => {
    let t = n.map((t) => t?.[e] ?? null)
    return { label: r[e], values: t, isSame: t.every((e) => e !== null && e === t[0]) }
  })
}
var T = [
    `to`,
    `value`,
    `data`,
    `operation`,
    `safeTxGas`,
    `baseGas`,
    `gasPrice`,
    `gasToken`,
    `refundReceiver`,
    `safeTxHash`,
    `signatures`,
  ],
  E = () => ({
    to: C.to,
    value: C.value,
    data: C.calldata,
    operation: C.operation,
    safeTxGas: `safeTxGas`,
    baseGas: `baseGas`,
    gasPrice: `gasPrice`,
    gasToken: `gasToken`,
    refundReceiver: `refundReceiver`,
    safeTxHash: `safeTxHash`,
    signatures: C.signatures,
  })
function D(e, { symbol: t, decimals: n }) {
  let r = p(e),
    i = e.detailedExecutionInfo
  if (r === null || i?.type !== `MULTISIG`) return null
  let {
    to: a,
    value: o,
    data: s,
    operation: c,
    safeTxGas: l,
    baseGas: u,
    gasPrice: d,
    gasToken: m,
    refundReceiver: h,
  } = f(r, i)
  return {
    to: a,
    value: `${x(o, n, { group: !0 })} ${t}`,
    data: s === `0x` ? C.noData : s,
    operation: c === 1 ? C.delegatecall : C.call,
    safeTxGas: l.toString(),
    baseGas: u.toString(),
    gasPrice: d.toString(),
    gasToken: m === `0x0000000000000000000000000000000000000000` ? C.coin({ symbol: t }) : m,
    refundReceiver: h === `0x0000000000000000000000000000000000000000` ? C.executor : h,
    safeTxHash: i.safeTxHash,
    signatures: C.signedOf({ signed: i.confirmations.length, required: i.confirmationsRequired }),
  }
}
var O = n()
function k({ details: e }) {
  let { chainId: t } = m(),
    { address: n } = i(),
    { nameOf: r } = s(),
    a = (e) => (n !== null && l(e, n) ? C.you : (r(e, t)?.name ?? _(e)))
  return (0, O.jsxs)(O.Fragment, {
    children: [
      (0, O.jsxs)(`tr`, {
        children: [
          (0, O.jsxs)(`th`, { scope: `row`, children: [C.note, ` `, (0, O.jsx)(h, { source: `service` })] }),
          e.map(({ txId: e, note: t }) => (0, O.jsx)(`td`, { children: y(t ?? ``).note || C.noNote }, e)),
        ],
      }),
      (0, O.jsxs)(`tr`, {
        children: [
          (0, O.jsxs)(`th`, { scope: `row`, children: [C.signedBy, ` `, (0, O.jsx)(h, { source: `service` })] }),
          e.map(({ txId: e, detailedExecutionInfo: t }) => {
            let n = t?.type === `MULTISIG` ? t.confirmations.map(({ signer: e }) => e.value) : []
            return (0, O.jsx)(`td`, { children: n.length === 0 ? C.noSigners : C.people({ names: n.map(a) }) }, e)
          }),
        ],
      }),
    ],
  })
}
function A({ transactions: e }) {
  return (0, O.jsxs)(`tr`, {
    children: [
      (0, O.jsx)(`th`, { scope: `row`, children: C.act }),
      e.map((e) => (0, O.jsx)(`td`, { children: (0, O.jsx)(j, { transaction: e }) }, e.id)),
    ],
  })
}
function j({ transaction: e }) {
  let { address: t } = i(),
    n = S(e, !0),
    { executionInfo: r } = n.transaction,
    a = r?.type === `MULTISIG` ? (r.missingSigners ?? []) : [],
    o = t !== null && a.some(({ value: e }) => l(e, t))
  return (0, O.jsx)(v, { id: e.id, title: n.title, isPrimary: o })
}
var M = {
  scroll: `_scroll_e4i71_1`,
  table: `_table_e4i71_5`,
  value: `_value_e4i71_33`,
  hex: `_hex_e4i71_39`,
  note: `_note_e4i71_44`,
}
function N({ nonce: n, transactions: i, onClose: o }) {
  let { key: s } = m(),
    l = g(),
    d = a({ queries: i.map(({ id: e }) => u(s, e)) }),
    f = d.find(({ error: e }) => e !== null),
    p = d.flatMap(({ data: e }) => e ?? []),
    h = p.length === i.length ? w(p, l.native) : null,
    _ = h?.filter(({ isSame: e }) => e).map(({ label: e }) => e) ?? []
  return (0, O.jsx)(e, {
    opened: !0,
    onClose: o,
    title: C.title({ nonce: n }),
    size: 960,
    children: h
      ? (0, O.jsxs)(O.Fragment, {
          children: [
            (0, O.jsx)(`div`, {
              className: c(`cs-panel`, M.scroll),
              children: (0, O.jsxs)(`table`, {
                className: M.table,
                children: [
                  (0, O.jsx)(`caption`, { className: `cs-visually-hidden`, children: C.caption({ nonce: n }) }),
                  (0, O.jsx)(`thead`, {
                    children: (0, O.jsxs)(`tr`, {
                      children: [
                        (0, O.jsx)(`td`, {}),
                        i.map((e) =>
                          (0, O.jsx)(`th`, { scope: `col`, children: (0, O.jsx)(P, { transaction: e }) }, e.id),
                        ),
                      ],
                    }),
                  }),
                  (0, O.jsxs)(`tbody`, {
                    children: [
                      (0, O.jsx)(k, { details: p }),
                      h
                        .filter(({ isSame: e }) => !e)
                        .map(({ label: e, values: t }) =>
                          (0, O.jsxs)(
                            `tr`,
                            {
                              children: [
                                (0, O.jsx)(`th`, { scope: `row`, children: e }),
                                t.map((t, n) =>
                                  (0, O.jsx)(`td`, { children: (0, O.jsx)(F, { label: e, value: t }) }, i[n]?.id),
                                ),
                              ],
                            },
                            e,
                          ),
                        ),
                      (0, O.jsx)(A, { transactions: i }),
                    ],
                  }),
                ],
              }),
            }),
            (0, O.jsxs)(`p`, {
              className: M.note,
              children: [_.length > 0 && `${C.equal({ fields: _ })} `, C.proposed],
            }),
          ],
        })
      : f
        ? (0, O.jsx)(t, {
            title: C.failed,
            error: f.error,
            onRetry: () => void Promise.all(d.map(({ refetch: e }) => e())),
          })
        : (0, O.jsx)(r, { rows: 4, shape: `table`, label: C.reading }),
  })
}
function P({ transaction: e }) {
  return (0, O.jsx)(b, { id: e.id, row: S(e, !0) })
}
function F({ label: e, value: t }) {
  if (t === null) return C.notSent
  let n = t.startsWith(`0x`),
    r = t.length > 300
  return (0, O.jsx)(`div`, {
    className: c(M.value, n && M.hex),
    ...(r ? { tabIndex: 0, role: `region`, 'aria-label': e } : {}),
    children: t,
  })
}
export { N as CompareDialog }
//# sourceMappingURL=CompareDialog-CkMHjaKU.js.map
