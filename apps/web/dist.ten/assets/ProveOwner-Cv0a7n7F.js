import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { s as t, t as n } from './rest-CpjWLpd4.js'
import { Ga as r, Ma as i, ca as a, ho as o, sa as s, xa as c } from './index--te03lJq.js'
import { Cn as l, M as u } from './lists-DTBg-a7q.js'
import { C as d, D as f } from './fields-KVqNPxJG.js'
import { Ga as p, Na as m } from './later-DLdlgyuL.js'
import { t as h } from './rest-kUWXK5kc.js'
import { s as g } from './rest-PoPCRb3P.js'
import { o as _ } from './rest-BXpYPL_p.js'
import { i as v } from './rest-BqoaecWD.js'
import { n as y } from './rest-C3a9xsnL.js'
import { t as b } from './rest-DGcedK-0.js'
var x = e(o(), 1),
  S = c(`prove-owner`, {
    title: `Prove control of the new owner`,
    close: `Close`,
    byHand: `Or enter the signature by hand`,
    contractHelp: `Let the account that will be an owner sign this text as a message, and paste the complete signature here. The page asks the contract on chain whether it accepts it.`,
    keyHelp: `Let the holder sign this text with that key (personal_sign), and paste the signature here. The page computes the key from it.`,
    text: `text to sign`,
    signature: `Signature`,
    notProven: `Not proven`,
    asking: `Asking the node…`,
    verify: `Verify`,
    noSignature: ({ text: e }) =>
      `This is not a signature. A signature is 0x followed by hex digits; the field contains ${e}.`,
    emptySignature: `This is not a signature. A signature is 0x followed by hex digits; the field contains nothing.`,
    contractRefuses: ({ owner: e }) =>
      `The contract ${e} does not accept this signature for this text, with the call that this account makes.`,
    otherKey: ({ owner: e }) => `${e} did not make this signature for this text. Sign the text above with that key.`,
    notTested: ({ reason: e }) => `The signature could not be tested: ${e}`,
  }),
  C = r()
function w({ owner: e, isContract: r, account: o, version: c, block: w, onClose: T }) {
  let { chain: E } = u(),
    { query: D } = y(),
    [O, k] = (0, x.useState)(``),
    [A, j] = (0, x.useState)(!1),
    [M, N] = (0, x.useState)(null),
    P = (0, x.useId)(),
    F = t({ owner: e, account: o, chainId: BigInt(E.chainId) })
  async function I() {
    N(null)
    let t = O.trim()
    if (!a(t)) return N(t === `` ? S.emptySignature : S.noSignature({ text: t.slice(0, 20) }))
    j(!0)
    try {
      let i = t
      if (!(await n({ chain: E, safe: o, version: c, block: w }, e, i, r)))
        return N(r ? S.contractRefuses({ owner: e }) : S.otherKey({ owner: e }))
      ;(v({ chainId: E.chainId, account: o, owner: e, signature: i, provenAt: Date.now() }), await D.refetch(), T())
    } catch (e) {
      N(S.notTested({ reason: s(e) }))
    } finally {
      j(!1)
    }
  }
  return (0, C.jsxs)(g, {
    opened: !0,
    onClose: T,
    size: `lg`,
    title: S.title,
    closeButtonProps: { 'aria-label': S.close },
    children: [
      (0, C.jsxs)(m, {
        children: [
          (0, C.jsx)(b, {
            owner: e,
            isContract: r,
            onProven: () => {
              ;(D.refetch(), T())
            },
          }),
          (0, C.jsx)(l, { level: 3, title: S.byHand }),
        ],
      }),
      (0, C.jsx)(`form`, {
        onSubmit: (e) => {
          ;(e.preventDefault(), I())
        },
        children: (0, C.jsxs)(m, {
          children: [
            (0, C.jsx)(`p`, { children: r ? S.contractHelp : S.keyHelp }),
            (0, C.jsx)(_, { text: F, label: S.text }),
            (0, C.jsx)(h, {
              label: S.signature,
              autosize: !0,
              minRows: 3,
              value: O,
              spellCheck: !1,
              autoComplete: `off`,
              error: M !== null,
              ...d(M !== null && P),
              onChange: (e) => k(e.currentTarget.value),
            }),
            M !== null &&
              (0, C.jsx)(`div`, {
                id: P,
                children: (0, C.jsx)(f, { verdict: `danger`, title: S.notProven, announce: !0, children: M }),
              }),
            (0, C.jsxs)(p, {
              justify: `flex-end`,
              children: [
                (0, C.jsx)(i, { onClick: T, children: S.close }),
                (0, C.jsx)(i, { type: `submit`, variant: `filled`, disabled: A, children: A ? S.asking : S.verify }),
              ],
            }),
          ],
        }),
      }),
    ],
  })
}
export { w as ProveOwner }
//# sourceMappingURL=ProveOwner-Cv0a7n7F.js.map
