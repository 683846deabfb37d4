import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { n as t, t as n } from './rest-DJfmUtIb.js'
import { t as r } from './rest-DTnaDgTe.js'
import { Ga as i, Kt as a, Ma as o, ba as s, ho as c, wa as l, xa as u, ya as d, yi as f } from './index--te03lJq.js'
import { C as p, M as m, S as h } from './fields-KVqNPxJG.js'
import { Pn as g } from './lists-DTBg-a7q.js'
import { Ga as _ } from './later-DLdlgyuL.js'
import { t as v } from './rest-kUWXK5kc.js'
import { s as y, t as b } from './rest-PoPCRb3P.js'
import { d as x, o as S, u as C } from './rest-BykV6UJX.js'
import { r as w } from './address-book-nTkTGTTK.js'
var T = e(c(), 1),
  E = u(`contact-abi`, {
    title: ({ name: e }) => `ABI of ${e}`,
    close: `Close`,
    abi: `ABI`,
    abiDetail: `JSON, a compiler's artifact, or one function signature per line. It stays in this browser and is exported with the address book.`,
    read: ({ methods: e, writing: t }) => `${s(e, { one: `# method`, other: `# methods` })} read, ${d(t)} write.`,
    description: `Description`,
    descriptionKind: `optional, ERC-7730`,
    descriptionDetail: `A JSON file of the contract's authors. Its text is shown next to the calls, and proves nothing.`,
    abiProvesNothing: `An ABI names methods and parameters. It does not prove what the code does.`,
    remove: `Remove ABI`,
    cancel: `Cancel`,
    save: `Save ABI`,
    otherContract: ({ address: e }) => `The file describes ${e}, not this contract.`,
    described: (e) => s(e, { one: `# method is described.`, other: `# methods are described.` }),
    notCompared: `The chain did not answer, so the code was not compared.`,
    noContract: ({ network: e }) => `There is no contract at this address on ${e}.`,
    allFound: ({ total: e, network: t }) =>
      s(e, {
        one: `Its selector occurs in the contract code on ${t}.`,
        other: `All # selectors occur in the contract code on ${t}.`,
      }),
    partlyFound: ({ found: e, total: t, network: n }) =>
      `${d(e)} of ${d(t)} selectors occur in the contract code on ${n}: this ABI may belong to another contract.`,
  }),
  D = i()
function O({ entry: e, onClose: n }) {
  let { address: i, chainId: a } = e,
    s = S(e),
    c = (0, T.useId)(),
    l = (0, T.useId)(),
    [u, d] = (0, T.useState)(
      s?.functions.join(`
`) ?? ``,
    ),
    [f, b] = (0, T.useState)(s?.descriptor ?? ``),
    [O, j] = (0, T.useState)(!1),
    M = f.trim() !== ``,
    N = (0, T.useMemo)(() => (u.trim() === `` && M ? { ok: !0, functions: [] } : r(u)), [u, M]),
    P = (0, T.useMemo)(() => k(e, f), [e, f]),
    F = N.ok ? N.functions : [],
    I = F.filter(({ stateMutability: e }) => !/view|pure/.test(e)),
    L = (e) => {
      if ((e.preventDefault(), j(!0), !N.ok || (P !== null && !P.ok))) return
      let r = M ? f : null
      ;(x({ address: i, chainId: a, functions: F.map(t), descriptor: r }), n())
    },
    R = !N.ok && (O || u.trim() !== ``) ? N.reason : null
  return (0, D.jsx)(y, {
    opened: !0,
    onClose: n,
    title: E.title({ name: e.name }),
    size: `lg`,
    closeButtonProps: { 'aria-label': E.close },
    children: (0, D.jsxs)(`form`, {
      className: w.form,
      onSubmit: L,
      noValidate: !0,
      children: [
        (0, D.jsx)(m, { address: i, name: e.name, form: `full` }),
        (0, D.jsxs)(`div`, {
          children: [
            (0, D.jsx)(v, {
              label: E.abi,
              description: E.abiDetail,
              autosize: !0,
              minRows: 6,
              maxRows: 16,
              spellCheck: !1,
              classNames: { input: w.abi ?? `` },
              value: u,
              error: R !== null,
              descriptionProps: { id: `${c}-description` },
              ...p(c, `${c}-description`),
              onChange: (e) => d(e.currentTarget.value),
              'data-autofocus': !0,
            }),
            (0, D.jsxs)(`div`, {
              id: c,
              children: [
                R !== null && (0, D.jsx)(h, { kind: `error`, children: R }),
                F.length > 0 &&
                  (0, D.jsxs)(h, {
                    kind: `ok`,
                    children: [E.read({ methods: F.length, writing: I.length }), ` `, (0, D.jsx)(g, { source: `you` })],
                  }),
                I.length > 0 && (0, D.jsx)(A, { entry: e, functions: I }),
              ],
            }),
          ],
        }),
        (0, D.jsxs)(`div`, {
          children: [
            (0, D.jsx)(v, {
              label: (0, D.jsxs)(D.Fragment, {
                children: [E.description, ` `, (0, D.jsx)(`small`, { children: E.descriptionKind })],
              }),
              description: E.descriptionDetail,
              autosize: !0,
              minRows: 2,
              maxRows: 8,
              spellCheck: !1,
              classNames: { input: w.abi ?? `` },
              value: f,
              error: P !== null && !P.ok,
              descriptionProps: { id: `${l}-description` },
              ...p(P && l, `${l}-description`),
              onChange: (e) => b(e.currentTarget.value),
            }),
            P && (0, D.jsx)(h, { kind: P.ok ? `ok` : `error`, id: l, children: P.words }),
          ],
        }),
        (0, D.jsx)(`p`, { children: E.abiProvesNothing }),
        (0, D.jsxs)(_, {
          justify: `flex-end`,
          children: [
            s &&
              (0, D.jsx)(o, {
                variant: `subtle`,
                onClick: () => {
                  ;(C(e), n())
                },
                children: E.remove,
              }),
            (0, D.jsx)(o, { variant: `subtle`, onClick: n, children: E.cancel }),
            (0, D.jsx)(o, { type: `submit`, variant: `filled`, children: E.save }),
          ],
        }),
      ],
    }),
  })
}
function k({ address: e, chainId: t }, r) {
  if (r.trim() === ``) return null
  let i = n(r)
  if (!i.ok) return { ok: !1, words: i.reason }
  let { deployments: a, formats: o } = i.descriptor,
    s = a.some((n) => l(n.address, e) && (t === null || n.chainId === t))
  return a.length > 0 && !s
    ? { ok: !1, words: E.otherContract({ address: a[0]?.address ?? `` }) }
    : { ok: !0, words: E.described(o.length) }
}
function A({ entry: e, functions: n }) {
  let r = a(),
    i = r.find(({ chainId: t }) => t === e.chainId) ?? r[0],
    { data: o, isError: s } = f({
      queryKey: [`selectors-in-code`, i?.chainId, e.address, n.map(t).join()],
      queryFn: () => (i ? b(i, e.address, n) : null),
      enabled: i !== void 0,
      retry: !1,
      meta: { persist: !1 },
    })
  if (s) return (0, D.jsx)(h, { kind: `caution`, children: E.notCompared })
  if (!o || !i) return null
  let { total: c, found: l, hasCode: u } = o
  return u
    ? l === c
      ? (0, D.jsxs)(h, {
          kind: `ok`,
          children: [E.allFound({ total: c, network: i.chainName }), ` `, (0, D.jsx)(g, { source: `chain` })],
        })
      : (0, D.jsx)(h, { kind: `caution`, children: E.partlyFound({ found: l, total: c, network: i.chainName }) })
    : (0, D.jsx)(h, { kind: `caution`, children: E.noContract({ network: i.chainName }) })
}
export { O as AbiDialog }
//# sourceMappingURL=AbiDialog-DoZar5d6.js.map
