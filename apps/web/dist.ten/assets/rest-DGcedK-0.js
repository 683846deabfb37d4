const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './ShowRequest-2sgulj_4.js',
      './rolldown-runtime-DLMaRju-.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-CnNodkWm.js',
      './rest-BilHHFfS.js',
      './rest-COc_bzz2.js',
      './rest-Dlj0wS6e.js',
      './rest-DyTJIdPD.js',
      './rest-CmDQyV1X.js',
      './rest-B5w7Pa4q.js',
      './rest-Cy4Y8Q_t.js',
      './rest-aNUZyqda.js',
      './rest-Cj1rx-Z5.js',
      './rest-1Q76-X1n.js',
      './rest-Cxvfm7_T.js',
      './rest-BThtJ061.css',
      './rest-B_BLeZTv.css',
      './rest-DySxLr7R.css',
      './rest-Bt3mpK38.js',
      './rest-L3RFoWp3.js',
      './rest-DMf2o7tl.js',
      './rest-BQ1q3Igc.js',
      './rest-BqoaecWD.js',
      './rest-CpjWLpd4.js',
      './EnterAnswer-CNhQ33Si.js',
      './rest-CJZK_U9Z.js',
      './rest-BOxwSZXT.js',
      './rest-kUWXK5kc.js',
      './rest-B8EX1hRn.css',
      './rest-PoPCRb3P.js',
      './rest-DBWxYTpm.js',
      './rest-CWxd1sTc.js',
      './rest-V0sFQu-D.js',
      './rest-BT_Dwl6x.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-C2S2cNs6.css',
      './rest-Bb7jYocN.js',
      './rest-DIAPUj32.css',
      './rest-X-3GH6UX.css',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Ga as t,
  Gi as n,
  I as r,
  Kn as i,
  Li as a,
  Ma as o,
  Nt as s,
  Qi as c,
  ho as l,
  it as u,
  sa as d,
  yi as f,
  zi as p,
} from './index--te03lJq.js'
import { M as m, Yn as h, kn as g } from './lists-DTBg-a7q.js'
import { P as _, S as v, _ as y, y as b } from './fields-KVqNPxJG.js'
import { n as x } from './rest-BqoaecWD.js'
import { r as S } from './rest-DMf2o7tl.js'
var C = e(l(), 1),
  w = {
    panel: `_panel_1ad3k_1`,
    head: `_head_1ad3k_17`,
    state: `_state_1ad3k_26`,
    row: `_row_1ad3k_30`,
    link: `_link_1ad3k_38`,
    proven: `_proven_1ad3k_43`,
    answer: `_answer_1ad3k_48`,
  },
  T = t(),
  E = r(() =>
    i(
      async () => {
        let { ShowRequest: e } = await import(`./ShowRequest-2sgulj_4.js`)
        return { ShowRequest: e }
      },
      __vite__mapDeps([
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
        30,
      ]),
      import.meta.url,
    ).then(({ ShowRequest: e }) => ({ default: e })),
  ),
  D = r(() =>
    i(
      async () => {
        let { EnterAnswer: e } = await import(`./EnterAnswer-CNhQ33Si.js`)
        return { EnterAnswer: e }
      },
      __vite__mapDeps([
        31, 1, 5, 6, 3, 4, 7, 8, 32, 33, 2, 9, 34, 13, 14, 15, 16, 17, 18, 19, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
        45, 46, 27, 28, 29, 30,
      ]),
      import.meta.url,
    ).then(({ EnterAnswer: e }) => ({ default: e })),
  )
function O({ owner: e, name: t = ``, isContract: n, onProven: r = () => {} }) {
  let { chain: i, safe: a } = m(),
    { nameOf: o } = u(),
    c = s(),
    l = x(e, n),
    d = o(e, i.chainId)?.name ?? h(e),
    f = t === `` ? d : t,
    p = {
      owner: e,
      accountName: o(a, i.chainId)?.name ?? ``,
      askedBy: (c.address && o(c.address, i.chainId)?.name) ?? ``,
    }
  return l.state === `proven`
    ? (0, T.jsx)(k, { who: f, at: l.provenAt })
    : (0, T.jsxs)(`section`, {
        className: w.panel,
        'aria-label': S.proofOf({ who: f }),
        children: [
          (0, T.jsxs)(`div`, {
            className: w.head,
            children: [
              (0, T.jsx)(`b`, { children: n === !0 ? S.askAccount({ who: f }) : S.askKey({ who: f }) }),
              (0, T.jsx)(A, { owner: e, proof: l }),
            ],
          }),
          (0, T.jsx)(`p`, { children: S.howToProve }),
          (0, T.jsx)(j, { request: p, who: f, onProven: r }),
        ],
      })
}
function k({ who: e, at: t }) {
  return (0, T.jsxs)(`p`, {
    className: w.proven,
    children: [
      (0, T.jsx)(g, { verdict: `verified`, label: S.controlProved, quiet: !0 }),
      ` `,
      t === null
        ? S.signedFor({ who: e })
        : (0, T.jsx)(p, { text: S.signedForAt({ who: e }), slots: { time: (0, T.jsx)(a, { at: t, form: `exact` }) } }),
    ],
  })
}
function A({ owner: e, proof: t }) {
  let { chain: n, safe: r } = m(),
    i = b(n.chainId, r, e)
  return t.state === `wrong`
    ? (0, T.jsx)(g, { verdict: `danger`, label: S.storedNotFromOwner, quiet: !0 })
    : t.state === `unchecked`
      ? (0, T.jsx)(g, { verdict: `unchecked`, label: S.storedNotChecked, quiet: !0 })
      : i === null
        ? null
        : (0, T.jsxs)(`span`, {
            className: w.state,
            children: [
              (0, T.jsx)(g, { verdict: `caution`, label: S.noAnswerYet, quiet: !0 }),
              ` `,
              (0, T.jsx)(p, { text: S.askedAt, slots: { time: (0, T.jsx)(a, { at: i, form: `relative` }) } }),
            ],
          })
}
function j({ request: e, who: t, onProven: r }) {
  let { chain: i, safe: a } = m(),
    [s, l] = (0, C.useState)(null),
    { owner: u } = e,
    f = M(e),
    { outcome: p, copy: h } = n(f.data ?? ``),
    g = () => y({ chainId: i.chainId, account: a, owner: u, at: Date.now() })
  return (0, T.jsxs)(T.Fragment, {
    children: [
      (0, T.jsxs)(`div`, {
        className: w.row,
        children: [
          (0, T.jsx)(_, {
            className: w.link,
            'aria-label': S.linkFor({ who: t }),
            readOnly: !0,
            'data-code': !0,
            size: `xs`,
            value: f.data ?? ``,
            onFocus: (e) => e.currentTarget.select(),
            onCopy: g,
          }),
          (0, T.jsx)(o, {
            size: `xs`,
            leftSection: (0, T.jsx)(c, { name: `copy` }),
            disabled: f.data === void 0,
            onClick: () => {
              ;(h(), g())
            },
            children: p === `copied` ? S.copied : p === `failed` ? S.notCopied : S.copyLink,
          }),
          (0, T.jsx)(o, {
            size: `xs`,
            leftSection: (0, T.jsx)(c, { name: `qrcode` }),
            onClick: () => {
              ;(l(`code`), g())
            },
            children: S.showCode,
          }),
          (0, T.jsx)(o, { size: `xs`, variant: `subtle`, onClick: () => l(`answer`), children: S.enterAnswer }),
        ],
      }),
      f.error && (0, T.jsx)(v, { kind: `error`, children: d(f.error) }),
      (0, T.jsxs)(C.Suspense, {
        children: [
          s === `code` && (0, T.jsx)(E, { request: e, who: t, onTaken: g, onClose: () => l(null) }),
          s === `answer` &&
            (0, T.jsx)(D, {
              owner: u,
              who: t,
              onClose: () => l(null),
              onProven: () => {
                ;(l(null), r())
              },
            }),
        ],
      }),
    ],
  })
}
function M(e) {
  let { chain: t, safe: n } = m()
  return f({
    queryKey: [`proof-link`, t.chainId, n, e],
    queryFn: async () => {
      let { proofLinkOf: r } = await i(
        async () => {
          let { proofLinkOf: e } = await import(`./rest-Bt3mpK38.js`).then((e) => e.c)
          return { proofLinkOf: e }
        },
        __vite__mapDeps([25, 1, 2, 3, 4, 5, 6, 7, 8, 9, 26, 18, 19, 15, 14, 20, 21, 22, 23]),
        import.meta.url,
      )
      return r(t, n, e)
    },
    staleTime: 1 / 0,
    retry: !1,
    meta: { persist: !1 },
  })
}
export { w as n, O as t }
//# sourceMappingURL=rest-DGcedK-0.js.map
