import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Ga as t,
  Kt as n,
  Ma as r,
  _t as i,
  ho as a,
  pt as o,
  vt as s,
  wa as c,
  xa as l,
  ya as u,
} from './index--te03lJq.js'
import { Ga as d } from './later-DLdlgyuL.js'
import { C as f, I as p, P as m, S as h } from './fields-KVqNPxJG.js'
import { s as g } from './rest-PoPCRb3P.js'
import { t as _ } from './rest-B4NrIFGr.js'
import { d as v, o as y, u as b } from './rest-BykV6UJX.js'
import { r as x } from './address-book-nTkTGTTK.js'
var S = e(a(), 1),
  C = l(`contact`, {
    edit: `Edit contact`,
    add: `Add contact`,
    name: `Name`,
    address: `Address`,
    network: `Network`,
    allNetworks: `All networks`,
    cancel: `Cancel`,
    save: `Save`,
    addButton: `Add`,
    noAddress: `Enter an address.`,
    noName: `Enter a name.`,
    longName: ({ length: e, limit: t }) => `The name has ${u(e)} characters; the limit is ${u(t)}. Shorten it.`,
    sameAddress: ({ name: e }) => `This address already has the name "${e}" on this network. Edit that entry instead.`,
    sameName: ({ name: e }) => `Another entry is also named "${e}".`,
  })
function w({ name: e, address: t, chainId: n, entries: r, editing: i }) {
  let a = e.trim(),
    o = r.filter((e) => e !== i),
    s = t && o.find((e) => e.chainId === n && c(e.address, t)),
    l = o.find((e) => e.name.toLowerCase() === a.toLowerCase())
  return {
    name: a === `` ? C.noName : a.length > 50 ? C.longName({ length: a.length, limit: 50 }) : null,
    address: s ? C.sameAddress({ name: s.name }) : null,
    remark: a !== `` && l ? C.sameName({ name: l.name }) : null,
  }
}
var T = t(),
  E = ``,
  D = { name: ``, address: null, chainId: null }
function O({ entry: e, onClose: t }) {
  let a = n(),
    l = e ?? D,
    u = s(),
    [O, k] = (0, S.useState)(l.name),
    [A, j] = (0, S.useState)(l.address ?? ``),
    [M, N] = (0, S.useState)(l.address),
    [P, F] = (0, S.useState)(l.chainId ?? E),
    [I, L] = (0, S.useState)(!1),
    R = (0, S.useId)(),
    z = P === E ? /^\s*([A-Za-z0-9-]+):/.exec(A)?.[1] : void 0,
    B = a.find(({ chainId: e, shortName: t }) => (P === E ? t === z : e === P)) ?? a[0],
    V = P === E ? null : P,
    H = w({ name: O, address: M, chainId: V, entries: u, editing: e })
  if (!B) return null
  let U = (n) => {
      if ((n.preventDefault(), L(!0), M !== null && H.name === null && H.address === null)) {
        if (e) {
          let t = y(e)
          ;(o(e), t && b(t), t && c(t.address, M) && v({ ...t, chainId: V }))
        }
        ;(i({ address: M, name: O, chainId: V }), t())
      }
    },
    W = I || O !== `` ? H.name : null,
    G = I && A.trim() === `` ? C.noAddress : H.address
  return (0, T.jsx)(g, {
    opened: !0,
    onClose: t,
    title: e ? C.edit : C.add,
    children: (0, T.jsxs)(`form`, {
      className: x.form,
      onSubmit: U,
      noValidate: !0,
      children: [
        (0, T.jsxs)(`div`, {
          children: [
            (0, T.jsx)(m, {
              label: C.name,
              value: O,
              onChange: (e) => k(e.currentTarget.value),
              error: W !== null,
              ...f(R),
              'data-autofocus': !0,
              autoComplete: `off`,
            }),
            (0, T.jsxs)(`div`, {
              id: R,
              children: [
                W !== null && (0, T.jsx)(h, { kind: `error`, children: W }),
                H.remark !== null && (0, T.jsx)(h, { kind: `caution`, children: H.remark }),
              ],
            }),
          ],
        }),
        (0, T.jsx)(_, { label: C.address, value: A, onChange: j, onResolved: N, chain: B, error: G, isFinal: !0 }),
        (0, T.jsx)(p, {
          label: C.network,
          value: P,
          onChange: (e) => F(e.currentTarget.value),
          data: [{ value: E, label: C.allNetworks }, ...a.map((e) => ({ value: e.chainId, label: e.chainName }))],
        }),
        (0, T.jsxs)(d, {
          justify: `flex-end`,
          children: [
            (0, T.jsx)(r, { variant: `subtle`, onClick: t, children: C.cancel }),
            (0, T.jsx)(r, { type: `submit`, variant: `filled`, children: e ? C.save : C.addButton }),
          ],
        }),
      ],
    }),
  })
}
export { O as EntryDialog }
//# sourceMappingURL=EntryDialog-CXK1QeS9.js.map
