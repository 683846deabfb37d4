import { wn as e } from './lists-DTBg-a7q.js'
import {
  Ga as t,
  K as n,
  Ma as r,
  Qi as i,
  en as a,
  et as o,
  tn as s,
  tt as c,
  xt as l,
  yt as u,
} from './index--te03lJq.js'
import { ao as d, oo as f } from './later-DLdlgyuL.js'
import { t as p } from './rest-BQOeWQA-.js'
var m = { list: `_list_1mbl9_1`, scheme: `_scheme_1mbl9_8` },
  h = t()
function g() {
  let { last: t } = n()
  s(a.more)
  let r = { safe: t?.account ?? `` },
    i = (u()?.walletConnect.projectId ?? null) !== null,
    d = [{ to: `/safes/$safe/dapps`, params: r }, `plug-connected`, a.dapps],
    f = [{ to: `/safes/$safe/apps`, params: r }, `apps`, a.apps],
    g = t
      ? [
          [{ to: `/safes/$safe`, params: r }, `home-2`, a.overview],
          [{ to: `/safes/$safe/history`, params: r }, `history`, a.history],
          [{ to: `/safes/$safe/messages`, params: r }, `message`, a.messages],
          ...(i ? [d] : []),
          ...(l(t.chain, `SAFE_APPS`) ? [f] : []),
          [{ to: `/safes/$safe/setup`, params: r }, `adjustments-horizontal`, a.setup],
          [{ to: `/safes/$safe/settings`, params: r }, `settings`, a.settings],
        ]
      : [[{ to: `/settings` }, `settings`, a.settings]]
  return (0, h.jsxs)(h.Fragment, {
    children: [
      (0, h.jsx)(e, { title: a.more }),
      (0, h.jsxs)(`ul`, {
        className: `cs-panel ${m.list}`,
        children: [
          g.map(([e, t, n]) => (0, h.jsx)(o, { link: e, icon: t, label: n }, n)),
          (0, h.jsx)(o, { link: { to: `/accounts` }, icon: `stack-2`, label: a.accounts }),
          (0, h.jsx)(o, { link: { to: `/address-book` }, icon: `address-book`, label: a.addressBook }),
          (0, h.jsx)(o, { link: { to: `/import` }, icon: `file-import`, label: a.importTransaction }),
          (0, h.jsx)(o, { link: { to: `/create` }, icon: `users-plus`, label: a.createAccount }),
        ],
      }),
      (0, h.jsx)(_, {}),
      (0, h.jsx)(p, {}),
      (0, h.jsx)(c, { account: t }),
    ],
  })
}
function _() {
  let { setColorScheme: e } = f({ keepTransitions: !0 }),
    t = d(`light`) === `dark`
  return (0, h.jsx)(r, {
    className: m.scheme,
    leftSection: (0, h.jsx)(i, { name: t ? `sun` : `moon` }),
    onClick: () => e(t ? `light` : `dark`),
    children: t ? a.lightScheme : a.darkScheme,
  })
}
var v = g
export { v as component }
//# sourceMappingURL=more-3Ppdzjs1.js.map
