import { r as e } from './rolldown-runtime-DLMaRju-.js'
import { B as t, Da as n, Ga as r, V as i, xa as a } from './index--te03lJq.js'
import { Fn as o, Ln as s } from './lists-DTBg-a7q.js'
import { D as c, F as l } from './fields-KVqNPxJG.js'
import { Fa as u } from './later-DLdlgyuL.js'
import { t as d } from './rest-Cxvfm7_T.js'
var f = a(`receive`, {
    title: `Receive`,
    code: ({ address: e }) => `QR code of ${e}`,
    address: `address`,
    withPrefix: `With the network's prefix`,
    withPrefixHelp: `Some senders accept only the plain address.`,
    onlyFor: ({ chain: e }) => `Only for ${e}`,
    otherNetworks: `The same address on another network may belong to a different owner, or to no account. Ask the sender which network they use.`,
  }),
  p = { receive: `_receive_l8hyz_1`, address: `_address_l8hyz_7` },
  m = e({ ReceiveDialog: () => g }),
  h = r()
function g({ chain: e, safe: r, onClose: a }) {
  let { chainPrefix: m } = i(),
    g = m ? n({ shortName: e.shortName, address: r }) : r
  return (0, h.jsx)(u, {
    opened: !0,
    onClose: a,
    title: f.title,
    children: (0, h.jsxs)(`div`, {
      className: p.receive,
      children: [
        (0, h.jsx)(d, { text: g, label: f.code({ address: g }) }),
        (0, h.jsxs)(`p`, {
          className: p.address,
          children: [
            m && (0, h.jsxs)(`span`, { children: [e.shortName, `:`] }),
            (0, h.jsx)(o, { value: r }),
            (0, h.jsx)(s, { value: g, label: f.address }),
          ],
        }),
        (0, h.jsx)(l, {
          label: f.withPrefix,
          description: f.withPrefixHelp,
          checked: m,
          onChange: (e) => t({ chainPrefix: e.currentTarget.checked }),
        }),
        (0, h.jsx)(c, { verdict: `caution`, title: f.onlyFor({ chain: e.chainName }), children: f.otherNetworks }),
      ],
    }),
  })
}
export { m as n, g as t }
//# sourceMappingURL=rest-BlR6MYiO.js.map
