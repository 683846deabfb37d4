import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { C as t, S as n } from './fields-KVqNPxJG.js'
import { Ga as r, Kt as i, Ma as a, dt as o, ft as s, gt as c, ho as l, ht as u, ji as d } from './index--te03lJq.js'
import { a as f, n as p, r as m } from './rest-dlHfFz0A.js'
import { Fa as h, Ga as g } from './later-DLdlgyuL.js'
import { c as _, d as v, u as y } from './rest-BykV6UJX.js'
import { n as b, r as x } from './address-book-nTkTGTTK.js'
var S = e(l(), 1),
  C = r()
function w({ onClose: e }) {
  let [r, l] = (0, S.useState)(null),
    w = (0, S.useId)(),
    E = i().map(({ chainId: e }) => e),
    D = async (e) => l(e && p(await e.text(), o.get(), _.get(), E)),
    O = r?.ok ? r.fresh : [],
    k = () => {
      let t = new Set(o.get().map(u)),
        n = O.filter((e) => !t.has(u(e))),
        r = O.flatMap(({ address: e, chainId: t, abi: n }) => (n ? [{ address: e, chainId: t, ...n }] : []))
      c(n.map(({ address: e, name: t, chainId: n }) => ({ address: e, name: t, chainId: n })))
      for (let e of r) v(e)
      ;(d.show({
        kind: `info`,
        title: m.added(O.length),
        href: `/address-book`,
        linkLabel: b.title,
        action: {
          label: m.undo,
          onClick: () => {
            s(n)
            for (let e of r) y(e)
          },
        },
      }),
        e())
    }
  return (0, C.jsx)(h, {
    opened: !0,
    onClose: e,
    title: m.title,
    size: `lg`,
    closeButtonProps: { 'aria-label': m.close },
    children: (0, C.jsxs)(`div`, {
      className: x.form,
      children: [
        (0, C.jsxs)(`div`, {
          children: [
            (0, C.jsx)(f, {
              label: m.file,
              description: m.fileDetail,
              accept: `application/json,.json,text/csv,.csv`,
              placeholder: m.choose,
              error: r?.ok === !1,
              descriptionProps: { id: `${w}-description` },
              ...t(r !== null && w, `${w}-description`),
              onChange: (e) => void D(e),
            }),
            (0, C.jsxs)(`div`, {
              id: w,
              children: [
                r?.ok === !1 && (0, C.jsx)(n, { kind: `error`, children: r.reason }),
                r?.ok && (0, C.jsx)(T, { read: r }),
              ],
            }),
          ],
        }),
        (0, C.jsxs)(g, {
          justify: `flex-end`,
          children: [
            (0, C.jsx)(a, { variant: `subtle`, onClick: e, children: m.cancel }),
            (0, C.jsx)(a, {
              variant: `filled`,
              disabled: O.length === 0,
              onClick: k,
              children: O.length > 0 ? m.importCount(O.length) : m.import,
            }),
          ],
        }),
      ],
    }),
  })
}
function T({ read: e }) {
  let t = e.fresh.filter(({ abi: e }) => e !== null).length
  return (0, C.jsxs)(C.Fragment, {
    children: [
      (0, C.jsx)(n, { kind: `ok`, children: m.findings({ fresh: e.fresh.length, abis: t, same: e.same }) }),
      (0, C.jsx)(D, { lines: e.kept, kind: `caution` }),
      (0, C.jsx)(D, { lines: e.refused, kind: `error` }),
    ],
  })
}
var E = 20
function D({ lines: e, kind: t }) {
  return (0, C.jsxs)(C.Fragment, {
    children: [
      e.slice(0, E).map((e) => (0, C.jsx)(n, { kind: t, children: e }, e)),
      e.length > E && (0, C.jsx)(`p`, { children: m.more(e.length - E) }),
    ],
  })
}
export { w as ImportDialog }
//# sourceMappingURL=ImportDialog-BZca7hPL.js.map
