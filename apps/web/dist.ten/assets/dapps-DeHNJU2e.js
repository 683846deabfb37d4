const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './rest-ByjDAt1Z.js',
      './rolldown-runtime-DLMaRju-.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './rest-Cxvfm7_T.js',
      './rest-BThtJ061.css',
      './rest-otn0N0zY.css',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  C as t,
  Da as n,
  Fi as r,
  Ga as i,
  I as a,
  Kn as o,
  Kt as s,
  Li as c,
  Ma as l,
  Qi as u,
  ci as d,
  ho as f,
  it as p,
  sa as m,
  tn as h,
  yt as g,
  zi as _,
} from './index--te03lJq.js'
import {
  Cn as v,
  Dn as y,
  En as b,
  Gt as x,
  M as S,
  Pn as C,
  S as w,
  Tn as T,
  at as ee,
  nt as E,
  wn as te,
} from './lists-DTBg-a7q.js'
import { C as ne, D, P as re, S as O } from './fields-KVqNPxJG.js'
import {
  C as k,
  Fa as A,
  Ga as j,
  O as ie,
  T as M,
  d as ae,
  h as oe,
  m as N,
  p as P,
  v as F,
  x as I,
} from './later-DLdlgyuL.js'
import { t as L } from './rest-GRTnIP2r.js'
import { n as R } from './rest-BUBkRqV3.js'
import { n as z } from './rest-NfdgukGS.js'
import { r as B } from './rest-DrVqvaW-.js'
import { r as V } from './rest-BW6-RKo3.js'
import { t as H } from './rest-CrKYEE8F.js'
import { n as U, r as W } from './rest-B2IypYne.js'
var G = e(f(), 1),
  K = i(),
  se = 80
function ce(e, t) {
  if (e.kind !== `calls`) {
    let t = e.kind === `on-chain-message`
    if (typeof e.content == `string`) {
      let n = q(e.content.trim().replace(/\s+/g, ` `))
      return t ? F.signTextOnChain(n) : F.signText(n)
    }
    let n = q(e.content.primaryType ?? Object.keys(e.content.types).join(`, `))
    return t ? F.signTypedOnChain(n) : F.signTyped(n)
  }
  let [n, ...r] = e.calls
  if (n === void 0 || r.length > 0) return F.batch(e.calls.length)
  let i = { ...n, operation: 0 }
  return x(E(ee(i, t), i, t, null).parts)
}
var q = (e) => {
  let t = [...e]
  return t.length <= se ? e : `${t.slice(0, 79).join(``)}…`
}
function le({ respond: e }) {
  let { chainId: t, safe: n } = S()
  ;(0, G.useEffect)(() => void M.load(), [])
  let i = ie().filter((e) => e.chainId === t && e.safe === n && e.state !== `answered` && !k(e))
  return (0, K.jsxs)(`section`, {
    children: [
      (0, K.jsx)(v, { title: F.title, count: i.length }),
      i.length === 0
        ? (0, K.jsx)(r, { sentence: F.none, detail: F.noneText })
        : (0, K.jsx)(y, {
            label: F.title,
            layout: `brief`,
            children: i.map((t) => (0, K.jsx)(ue, { request: t, respond: e }, t.key)),
          }),
    ],
  })
}
function ue({ request: e, respond: t }) {
  let { account: n } = S(),
    r = w(),
    { isBusy: i, error: a, act: o, review: s } = z(e),
    { app: f, hash: p, state: m, key: h } = e,
    g = R(f.url),
    _ = () =>
      o(async () => {
        await t(e, { error: I.cancelled() }).finally(() => M.remove(h))
      }),
    v = ce(e.ask, r)
  return (0, K.jsx)(b, {
    ring: (0, K.jsx)(u, { name: e.ask.kind === `calls` ? `stack-2` : `signature`, size: 22 }),
    title: v,
    meta: [
      (0, K.jsxs)(
        `span`,
        { children: [F.claimOf({ app: f.name, host: g }), ` `, (0, K.jsx)(C, { source: `service` })] },
        `app`,
      ),
      (0, K.jsx)(`span`, { children: (0, K.jsx)(c, { at: e.at, form: `relative`, focusable: !1 }) }, `at`),
      ...(a === null ? [] : [(0, K.jsx)(D, { verdict: `caution`, title: a, announce: !0 }, `error`)]),
    ],
    verdict: m === `proposed` ? (0, K.jsx)(T, { title: F.waiting, detail: F.answeredLater }) : void 0,
    action: (0, K.jsxs)(j, {
      gap: `xs`,
      wrap: `nowrap`,
      children: [
        (0, K.jsx)(l, {
          size: `xs`,
          disabled: i,
          onClick: () => void _(),
          'aria-label': F.declineNamed(v),
          children: F.decline,
        }),
        m === `proposed` && p !== null
          ? (0, K.jsx)(l, {
              size: `xs`,
              renderRoot: (e) =>
                (0, K.jsx)(d, { to: `/safes/$safe/messages/$hash`, params: { safe: n, hash: p }, ...e }),
              children: F.open,
            })
          : (0, K.jsx)(L, {
              act: `answer-app`,
              size: `xs`,
              variant: `filled`,
              loading: i,
              onClick: () => void s(),
              'aria-label': F.reviewNamed(v),
              children: F.review,
            }),
      ],
    }),
  })
}
var J = (e) => ({ ok: !1, reason: e })
function Y(e, t) {
  let n = de(e.trim())
  if (n === ``) return J(N.pasteLink)
  let [, , r, i = ``] = /^wc:([0-9a-f]+)@(\d+)\?(.+)$/i.exec(n) ?? []
  if (r === void 0) return J(N.notALink)
  if (r !== `2`) return J(N.oldVersion(r))
  let a = new URLSearchParams(i)
  return a.get(`symKey`)
    ? Number(a.get(`expiryTimestamp`) ?? NaN) * 1e3 < t
      ? J(N.expired)
      : { ok: !0, uri: n }
    : J(N.incomplete)
}
function de(e) {
  if (/^wc:/i.test(e) || !URL.canParse(e)) return e
  let { searchParams: t } = new URL(e)
  return t.get(`uri`) ?? t.get(`wc`) ?? e
}
var X = {
    page: `_page_11fcq_1`,
    connect: `_connect_11fcq_7`,
    panel: `_panel_11fcq_18`,
    proposal: `_proposal_11fcq_24`,
    warnings: `_warnings_11fcq_29`,
  },
  fe = a(() =>
    o(
      () => import(`./rest-ByjDAt1Z.js`).then((e) => e.n).then((e) => ({ default: e.QrScanner })),
      __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
      import.meta.url,
    ),
  )
function pe({ initial: e, onFollowed: t }) {
  let [n, r] = (0, G.useState)(e ?? ``),
    [i, a] = (0, G.useState)(!1),
    [o, s] = (0, G.useState)(!1),
    [c, d] = (0, G.useState)(null),
    f = (0, G.useId)()
  async function p(e) {
    let t = Y(e, Date.now())
    if (!t.ok) return d(t.reason)
    ;(d(null), s(!0), a(!1))
    try {
      let { pair: e } = await P()
      ;(await e(t.uri), r(``))
    } catch (e) {
      d(m(e))
    }
    s(!1)
  }
  let h = (0, G.useEffectEvent)((e) => void p(e).then(t))
  return (
    (0, G.useEffect)(() => {
      if (e === null) return
      let t = setTimeout(() => h(e))
      return () => clearTimeout(t)
    }, [e]),
    (0, K.jsxs)(`form`, {
      className: `cs-panel ${X.panel}`,
      onSubmit: (e) => {
        ;(e.preventDefault(), p(n))
      },
      children: [
        (0, K.jsxs)(`div`, {
          className: X.connect,
          children: [
            (0, K.jsx)(re, {
              label: N.pairingLink,
              placeholder: `wc:`,
              value: n,
              onChange: (e) => r(e.currentTarget.value),
              autoComplete: `off`,
              spellCheck: !1,
              error: c !== null,
              ...ne(c !== null && f),
            }),
            (0, K.jsx)(l, {
              leftSection: (0, K.jsx)(u, { name: `scan` }),
              onClick: () => a(!i),
              'aria-expanded': i,
              children: N.scan,
            }),
            (0, K.jsx)(L, { act: `answer-app`, type: `submit`, variant: `filled`, loading: o, children: N.connect }),
          ],
        }),
        c !== null && (0, K.jsx)(O, { kind: `error`, id: f, children: c }),
        i &&
          (0, K.jsx)(G.Suspense, {
            children: (0, K.jsx)(fe, {
              label: N.qrCode,
              onCode: (e) => {
                !o && Y(e, Date.now()).ok && (r(e), p(e))
              },
            }),
          }),
      ],
    })
  )
}
var me = [
  `bridge.arbitrum.io`,
  `superbridge.app`,
  `bridge.base.org`,
  `app.optimism.io`,
  `portal.polygon.technology`,
  `wallet.polygon.technology`,
  `portalbridge.com`,
  `cbridge.celer.network`,
  `orbiter.finance`,
  `app.hop.exchange`,
  `stargate.finance`,
  `across.to`,
]
function he({ claimed: e, seen: t, validation: n, isScam: r }) {
  return r
    ? { verdict: `danger`, title: N.scam, reason: N.scamText(Q(t || e)) }
    : n === `INVALID`
      ? { verdict: `danger`, title: N.otherSite, reason: N.otherSiteText({ claimed: Q(e), seen: Q(t) }) }
      : n === `VALID`
        ? { verdict: `verified`, title: N.siteConfirmed, reason: N.siteConfirmedText(Q(t)) }
        : { verdict: `unchecked`, title: N.siteUnchecked, reason: N.siteUncheckedText(Q(e)) }
}
function Z(e, { pretended: t, isAsked: n }, r) {
  let i = Q(e.claimed),
    a = me.some((e) => i === e || i.endsWith(`.${e}`))
  return [
    he(e),
    ...(a ? [{ verdict: `caution`, title: N.bridge, reason: N.bridgeText }] : []),
    ...(n ? [] : [{ verdict: `caution`, title: N.networkNotListed, reason: N.networkNotListedText(r) }]),
    ...(t.length > 0
      ? [
          {
            verdict: `caution`,
            title: N.otherNetworks,
            reason: N.otherNetworksText({ chains: t.join(`, `), network: r }),
          },
        ]
      : []),
  ]
}
var Q = (e) => (URL.canParse(e) && new URL(e).host) || e || N.unnamedSite
function ge({ proposal: e, methods: t }) {
  let { chain: n, chainId: r, safe: i } = S(),
    [a, o] = (0, G.useState)(!1),
    [s, c] = (0, G.useState)(null),
    { app: u, origin: d } = e,
    f = W(e, { chainId: r, safe: i }, t),
    p = async (e) => {
      ;(o(!0), c(null), await e().catch((e) => c(m(e))), o(!1))
    },
    h = () => p(async () => (await P()).reject(e)),
    g = () => p(async () => (await P()).approve(e, { chainId: r, safe: i }))
  return (0, K.jsx)(A, {
    opened: !0,
    onClose: () => void h(),
    title: N.connectNamed({ app: u.name }),
    closeButtonProps: { 'aria-label': N.reject },
    children: (0, K.jsxs)(`div`, {
      className: X.proposal,
      children: [
        (0, K.jsx)(V, {
          framed: !0,
          rows: [
            { label: N.site, value: Q(u.url), note: N.claimed },
            { label: N.actsAs, value: (0, K.jsx)(H, { info: { value: i, name: null, logoUri: null }, chainId: r }) },
            { label: N.network, value: n.chainName },
            { label: N.mayRequest, value: (f.ok && f.namespace.methods.join(`, `)) || N.nothing },
          ],
        }),
        (0, K.jsxs)(`div`, {
          className: X.warnings,
          children: [
            Z(d, f.ok ? f : { pretended: [], isAsked: !0 }, n.chainName).map(({ verdict: e, title: t, reason: n }) =>
              (0, K.jsx)(D, { verdict: e, title: t, children: n }, t),
            ),
            !f.ok && (0, K.jsx)(D, { verdict: `danger`, title: N.cannotConnect, children: f.reason }),
            s !== null && (0, K.jsx)(D, { verdict: `danger`, title: N.notConnected, announce: !0, children: s }),
          ],
        }),
        (0, K.jsx)(`p`, { children: N.onlyRequests }),
        (0, K.jsxs)(j, {
          justify: `flex-end`,
          children: [
            (0, K.jsx)(l, { disabled: a, onClick: () => void h(), children: N.reject }),
            f.ok &&
              !d.isScam &&
              (0, K.jsx)(l, {
                variant: d.validation === `INVALID` ? `default` : `filled`,
                loading: a,
                onClick: () => void g(),
                children: d.validation === `INVALID` ? N.connectAnyway : N.approve,
              }),
          ],
        }),
      ],
    }),
  })
}
function _e() {
  let { chainId: e, safe: t } = S(),
    { sessions: n } = U(),
    i = (n) => n.chainId === e && n.safe === t,
    [a, o] = [n.filter(i), n.filter((e) => !i(e))]
  return (0, K.jsxs)(K.Fragment, {
    children: [
      (0, K.jsxs)(`section`, {
        children: [
          (0, K.jsx)(v, { title: N.connected, count: a.length }),
          a.length === 0
            ? (0, K.jsx)(r, { sentence: N.none, detail: N.noneText })
            : (0, K.jsx)(y, {
                label: N.title,
                layout: `brief`,
                children: a.map((e) => (0, K.jsx)($, { session: e, isOwn: !0 }, e.topic)),
              }),
        ],
      }),
      o.length > 0 &&
        (0, K.jsxs)(`section`, {
          children: [
            (0, K.jsx)(v, { title: N.elsewhere, count: o.length }),
            (0, K.jsx)(y, {
              label: N.ofOthers,
              layout: `brief`,
              children: o.map((e) => (0, K.jsx)($, { session: e, isOwn: !1 }, e.topic)),
            }),
          ],
        }),
    ],
  })
}
function $({ session: e, isOwn: t }) {
  let { chainId: r, safe: i } = S(),
    { nameOf: a } = p(),
    o = s(),
    [d, f] = (0, G.useState)(!1),
    [h, g] = (0, G.useState)(null),
    { topic: v, app: y, expiresAt: x } = e,
    C = async (e) => {
      ;(f(!0), g(null), await e().catch((e) => g(m(e))), f(!1))
    },
    w = o.find((t) => t.chainId === e.chainId)?.shortName ?? e.chainId,
    T = a(e.safe, e.chainId)?.name ?? n({ shortName: w, address: e.safe })
  return (0, K.jsx)(b, {
    ring: (0, K.jsx)(u, { name: `plug-connected`, size: 22 }),
    title: y.name,
    meta: [
      (0, K.jsx)(`span`, { children: N.claim({ host: Q(y.url) }) }, `host`),
      ...(t ? [] : [(0, K.jsx)(`span`, { children: T }, `owner`)]),
      (0, K.jsx)(
        `span`,
        { children: (0, K.jsx)(_, { text: N.until, slots: { time: (0, K.jsx)(c, { at: x, form: `exact` }) } }) },
        `until`,
      ),
      ...(h === null ? [] : [(0, K.jsx)(D, { verdict: `caution`, title: h, announce: !0 }, `error`)]),
    ],
    action: t
      ? (0, K.jsx)(l, {
          size: `xs`,
          loading: d,
          'aria-label': N.disconnectNamed({ app: y.name }),
          onClick: () => void C(async () => (await P()).disconnect(v)),
          children: N.disconnect,
        })
      : (0, K.jsx)(l, {
          size: `xs`,
          loading: d,
          'aria-label': N.moveNamedHere({ app: y.name }),
          onClick: () => void C(async () => (await P()).move(v, { chainId: r, safe: i })),
          children: N.moveHere,
        }),
  })
}
function ve({ link: e, onLinkFollowed: t, methods: n, requests: i }) {
  let { accountName: a } = w(),
    { proposal: o } = U(),
    s = (g()?.walletConnect.projectId ?? null) !== null
  return (
    h(N.title, a),
    (0, K.jsxs)(K.Fragment, {
      children: [
        (0, K.jsx)(te, { title: N.title, subtitle: N.subtitle }),
        s
          ? (0, K.jsxs)(`div`, {
              className: X.page,
              children: [(0, K.jsx)(B, {}), (0, K.jsx)(pe, { initial: e, onFollowed: t }), i, (0, K.jsx)(_e, {})],
            })
          : (0, K.jsx)(r, { level: 2, sentence: N.notConfigured, detail: N.notConfiguredText }),
        o && (0, K.jsx)(ge, { proposal: o, methods: n }, o.id),
      ],
    })
  )
}
function ye() {
  let { wc: e = null } = t.useSearch(),
    n = t.useNavigate()
  return (0, K.jsx)(ve, {
    link: e,
    onLinkFollowed: () => void n({ search: {}, replace: !0 }),
    methods: oe,
    requests: (0, K.jsx)(le, { respond: ae }),
  })
}
export { ye as component }
//# sourceMappingURL=dapps-DeHNJU2e.js.map
