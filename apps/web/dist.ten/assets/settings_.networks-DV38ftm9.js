const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './probeNode-DDoHXH05.js',
      './index--te03lJq.js',
      './rolldown-runtime-DLMaRju-.js',
      './index-Nszrimeh.css',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './describeChain-BRDQ4feR.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-RfDH9dS6.js',
    ]),
) => i.map((i) => d[i])
import { o as e, r as t } from './rolldown-runtime-DLMaRju-.js'
import { Cn as n, wn as r } from './lists-DTBg-a7q.js'
import {
  Ai as i,
  Fn as a,
  Ga as o,
  Gn as s,
  Hi as c,
  Hn as l,
  In as u,
  Kn as d,
  Kt as f,
  Ln as p,
  Ma as m,
  Qi as h,
  Rn as g,
  Xn as _,
  Zn as v,
  ar as y,
  ba as b,
  ci as x,
  ho as S,
  ir as C,
  na as w,
  nr as ee,
  sr as T,
  tn as E,
  tr as te,
  xa as D,
  ya as ne,
  yi as re,
  zi as O,
} from './index--te03lJq.js'
import { C as k, P as A, S as j } from './fields-KVqNPxJG.js'
import { r as M, t as N } from './rest-B05EYwN-.js'
import { i as P, t as F } from './rest-C1eQ6T0E.js'
import { t as I } from './rest-sPnlEiEo.js'
import { Pa as ie } from './later-DLdlgyuL.js'
var L = e(S(), 1),
  R = D(`add-network`, {
    title: `Add a network`,
    node: `Node of the new network`,
    add: `Add network`,
    check: `Check`,
    added: ({ network: e }) => `${e} was added.`,
    known: ({ network: e }) => `${e} is already configured. Add this node to it in the list above.`,
    noContracts: ({ chainId: e }) =>
      `Network ${e} has no version of the Safe contracts with their published code, so no account can be used there.`,
    newName: ({ chainId: e }) => `Network ${e}`,
    found: ({ chainId: e, block: t, versions: n }) =>
      `Network ${e}, block ${ne(t)}. Safe contracts ${n.join(`, `)} are deployed with their published code.`,
    noLogs: `It does not answer eth_getLogs, so there will be no history.`,
    name: `Name`,
    prefix: `Prefix of addresses`,
    coin: `Coin`,
    incompleteNames: `The network needs a name and a coin symbol.`,
    wrongPrefix: `The prefix is 1 to 24 lower-case letters, digits or hyphens.`,
    usedPrefix: ({ prefix: e }) => `The prefix "${e}" belongs to another network. Choose another one.`,
    description: `Added in this browser`,
    noAnswer: ({ host: e, reason: t }) => `${e} did not answer (${t}).`,
    status: ({ host: e, status: t }) => `${e} answered ${t}.`,
    noNode: ({ host: e }) => `${e} answers, but not as a node of a chain: no JSON-RPC came back.`,
    refusedMethod: ({ host: e, method: t, reason: n }) => `${e} refused ${t}: ${n}.`,
    noAddress: `This is not the address of a node. It must begin with https:// or http://.`,
    policy: ({ reason: e }) =>
      `${e} The policy of this page does not contain this address yet. Reload the page, then add the node again.`,
  })
function ae(e, t) {
  let { shortName: n } = e,
    r = [`chainName`, `symbol`].filter((t) => e[t].trim() === ``)
  return r.length > 0
    ? { fields: r, words: R.incompleteNames }
    : /^[a-z0-9-]{1,24}$/.test(n)
      ? t.some((e) => e.shortName === n)
        ? { fields: [`shortName`], words: R.usedPrefix({ prefix: n }) }
        : null
      : { fields: [`shortName`], words: R.wrongPrefix }
}
var z = () =>
    `${location.protocol === `https:` ? `__Host-` : ``}countersign-origins${location.port === `` ? `` : `-${location.port}`}`,
  oe = 31536e3,
  B = H()
function V(e) {
  let t = [...new Set(e.flatMap((e) => U(e) ?? []))].sort(),
    n = location.protocol === `https:` ? `; Secure` : ``,
    r = t.length === 0 ? 0 : oe
  return (
    (document.cookie = `${z()}=${encodeURIComponent(t.join(` `))}; Path=/; Max-Age=${r}; SameSite=Lax${n}`),
    { needsReload: !t.every((e) => B.includes(e)) }
  )
}
function H() {
  let e = document.cookie.split(`; `).find((e) => e.startsWith(`${z()}=`))
  try {
    return e ? decodeURIComponent(e.slice(z().length + 1)).split(` `) : []
  } catch {
    return []
  }
}
function U(e) {
  if (!URL.canParse(e)) return null
  let { protocol: t, host: n } = new URL(e)
  return /^(https?|wss?):$/.test(t) ? `${t}//${n}` : null
}
var W = () => [...Object.values(u.get()).flat(), ...C.get().map(({ rpcUri: e }) => e.value)]
function G() {
  let [e, t] = (0, L.useState)({ kind: `idle` }),
    n = (e, n = !1) => t({ kind: `problem`, words: e, needsReload: n })
  async function r(e) {
    let r = e.trim()
    if (!URL.canParse(r) || !/^https?:$/.test(new URL(r).protocol)) return (n(R.noAddress), null)
    t({ kind: `asking` })
    let { needsReload: i } = V([...W(), r]),
      { probeNode: a } = await d(
        async () => {
          let { probeNode: e } = await import(`./probeNode-DDoHXH05.js`)
          return { probeNode: e }
        },
        __vite__mapDeps([0, 1, 2, 3, 4, 5]),
        import.meta.url,
      ),
      o = await a(r)
    return o.ok
      ? (t({ kind: `idle` }), { url: r, report: o })
      : (V(o.kind === `unreachable` && i ? [...W(), r] : W()),
        o.kind === `unreachable` && i ? n(R.policy({ reason: o.words }), !0) : n(o.words),
        null)
  }
  return { state: e, probe: r, fail: n }
}
var K = {
    block: `_block_1p3k7_1`,
    rows: `_rows_1p3k7_5`,
    row: `_row_1p3k7_5`,
    network: `_network_1p3k7_21`,
    empty: `_empty_1p3k7_32`,
    acts: `_acts_1p3k7_43`,
    nodes: `_nodes_1p3k7_50`,
    padded: `_padded_1p3k7_73`,
    form: `_form_1p3k7_77`,
    names: `_names_1p3k7_89`,
    capabilities: `_capabilities_1p3k7_99`,
  },
  q = o(),
  se = { chainName: `name`, shortName: `prefix`, symbol: `coin` }
function ce({ names: e, problem: t, onChange: n }) {
  let r = (0, L.useId)()
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsx)(`div`, {
        className: K.names,
        children: [`chainName`, `shortName`, `symbol`].map((i) => {
          let a = t?.fields.includes(i) ?? !1
          return (0, q.jsx)(
            A,
            {
              label: R[se[i]],
              value: e[i],
              error: a,
              ...k(a && r),
              onChange: (t) => n({ ...e, [i]: t.currentTarget.value }),
            },
            i,
          )
        }),
      }),
      t && (0, q.jsx)(j, { kind: `error`, id: r, children: t.words }),
    ],
  })
}
var J = D(`networks`, {
  title: `Networks and service`,
  subtitle: `Where this browser gets its data. These settings stay in this browser.`,
  networks: `Networks`,
  none: `No network is configured. Add one below.`,
  network: ({ chainId: e }) => `Network ${e}`,
  ownNetwork: ({ chainId: e }) => `Network ${e}, added in this browser`,
  remove: `Remove`,
  removeNamed: ({ name: e }) => `Remove ${e}`,
  addNode: `Add a node`,
  addNodeTo: ({ network: e }) => `Add a node to ${e}`,
  nodesOf: ({ network: e }) => `Nodes of ${e}`,
  nodeOf: ({ network: e }) => `Node of ${e}`,
  usedFirst: `yours, used first`,
  yours: `yours`,
  configured: `configured`,
  checkAndAdd: `Check and add`,
  otherNetwork: ({ found: e, network: t, chainId: n }) =>
    `This is a node of network ${e}, not of ${t} (${n}). The node was not added.`,
  reload: `Reload to reach it`,
  service: `Service`,
  answers: `answers`,
  notConfigured: `not configured`,
  notUsed: `not used`,
  noAnswerSince: ({ time: e }) => `no answer since ${e}`,
  dataSource: `Data source`,
  noService: `The configuration of this page has no service, so all data comes from nodes.`,
  automaticDetail: `Automatic uses the service, and the nodes alone while the service does not answer.`,
  automatic: `Automatic`,
  chainOnly: `Chain only`,
  sameHost: `On the host of this page`,
  neverAnswered: `It has not answered since this page was opened.`,
  lastAnswered: ({ time: e }) => `It last answered at ${e}.`,
  requestNow: `Request now`,
  without: `What works without a service`,
  works: `Works`,
  byHand: `By hand`,
  partly: `Partly`,
  waits: `Waits`,
  canSign: `Read, build, check and sign`,
  canSignDetail: `Same checks, same device panel`,
  canExecute: `Execute with enough signatures`,
  canExecuteDetail: `Sent directly to the network`,
  canCollect: `Collect signatures`,
  canCollectDetail: `Link, file or QR code, instead of the queue`,
  canList: `Queue and history`,
  canListDetail: `Own proposals; history from events`,
  cannot: `Prices, messages, alerts`,
  cannotDetail: `Come back with the service`,
  keptProposals: `Proposals stored in this browser`,
  keptAll: `Proposals and messages stored in this browser`,
  transaction: ({ number: e }) => `Transaction ${e}, <hash/>`,
  message: `Message, <hash/>`,
  open: `Open`,
  removeMessage: ({ hash: e }) => `Remove message ${e}`,
  sendToService: `Send to the service`,
  signatures: (e) => b(e, { one: `# signature`, other: `# signatures` }),
  signaturesOn: ({ count: e, network: t }) => b(e, { one: `# signature on ${t}`, other: `# signatures on ${t}` }),
  imported: `It came by link, file or QR code. It was not sent to the service.`,
  sentLater: `It is sent when the service is available again.`,
  accepted: ({ time: e, words: t }) => `The service accepted it at ${e}: ${t}`,
  refused: ({ time: e, words: t }) => `The service refused it at ${e}: ${t}`,
  failed: ({ time: e, words: t }) => `The service did not answer at ${e}: ${t}`,
})
function Y({ label: e, submitLabel: t, state: n, autoFocus: r = !1, answerId: i, children: a, onSubmit: o }) {
  let [s, c] = (0, L.useState)(``),
    l = (0, L.useId)(),
    u = n.kind === `problem`
  return (0, q.jsxs)(`form`, {
    className: K.form,
    onSubmit: (e) => {
      ;(e.preventDefault(), o(s))
    },
    noValidate: !0,
    children: [
      (0, q.jsx)(A, {
        'aria-label': e,
        placeholder: `https://node.example`,
        value: s,
        onChange: (e) => c(e.currentTarget.value),
        error: u,
        ...k(u && l, i),
        autoFocus: r,
        autoComplete: `off`,
        spellCheck: !1,
      }),
      a,
      (0, q.jsx)(m, { type: `submit`, loading: n.kind === `asking`, children: t }),
      n.kind === `problem` &&
        (0, q.jsxs)(j, {
          kind: `error`,
          id: l,
          children: [
            n.words,
            ` `,
            n.needsReload &&
              (0, q.jsx)(`button`, {
                type: `button`,
                className: `cs-link`,
                onClick: () => location.reload(),
                children: J.reload,
              }),
          ],
        }),
    ],
  })
}
function le() {
  let e = f()
  return (0, q.jsxs)(`section`, {
    className: K.block,
    'aria-labelledby': `networks-heading`,
    children: [
      (0, q.jsx)(n, { id: `networks-heading`, title: J.networks, count: e.length }),
      (0, q.jsxs)(`div`, {
        className: `cs-panel ${K.rows}`,
        children: [
          e.length === 0 && (0, q.jsx)(`p`, { className: K.empty, children: J.none }),
          e.map((e) => (0, q.jsx)(ue, { chain: e }, e.chainId)),
        ],
      }),
    ],
  })
}
var X = (e) => {
  ;(e.setQueryData(te.chains(), ee()), e.invalidateQueries({ queryKey: [`account`] }))
}
function ue({ chain: e }) {
  let { chainId: t, chainName: n, publicRpcUri: r } = e,
    o = g()[t] ?? [],
    s = y().some((e) => e.chainId === t),
    c = i(),
    [l, u] = (0, L.useState)(!1),
    d = (0, L.useRef)(null),
    { state: f, probe: h, fail: _ } = G()
  async function v(e) {
    let r = await h(e)
    if (!r) return
    let { url: i, report: o } = r
    if (o.chainId !== t) return _(J.otherNetwork({ found: o.chainId, network: n, chainId: t }))
    ;(a(t, i), u(!1), d.current?.focus(), c.invalidateQueries({ queryKey: [`account`, t] }))
  }
  let b = (e) => {
    ;(p(t, e), V(W()))
  }
  return (0, q.jsxs)(`div`, {
    className: K.network,
    children: [
      (0, q.jsxs)(`div`, {
        className: K.row,
        children: [
          (0, q.jsxs)(`div`, {
            children: [
              (0, q.jsx)(`h3`, { children: n }),
              (0, q.jsx)(`p`, { children: s ? J.ownNetwork({ chainId: t }) : J.network({ chainId: t }) }),
            ],
          }),
          (0, q.jsxs)(`div`, {
            className: K.acts,
            children: [
              s &&
                (0, q.jsx)(m, {
                  size: `xs`,
                  onClick: () => {
                    ;(C.update((e) => e.filter((e) => e.chainId !== t)), V(W()), X(c))
                  },
                  'aria-label': J.removeNamed({ name: n }),
                  children: J.remove,
                }),
              (0, q.jsx)(m, {
                ref: d,
                size: `xs`,
                onClick: () => u(!l),
                'aria-label': J.addNodeTo({ network: n }),
                children: J.addNode,
              }),
            ],
          }),
        ],
      }),
      (0, q.jsxs)(`ul`, {
        className: K.nodes,
        'aria-label': J.nodesOf({ network: n }),
        children: [
          o.map((e) =>
            (0, q.jsxs)(
              `li`,
              {
                children: [
                  (0, q.jsx)(`code`, { children: e }),
                  (0, q.jsx)(`span`, { children: J.usedFirst }),
                  (0, q.jsx)(`button`, {
                    type: `button`,
                    className: `cs-link`,
                    onClick: () => b(e),
                    'aria-label': J.removeNamed({ name: e }),
                    children: J.remove,
                  }),
                ],
              },
              e,
            ),
          ),
          r.value !== `` &&
            (0, q.jsxs)(`li`, {
              children: [
                (0, q.jsx)(`code`, { children: r.value }),
                (0, q.jsx)(`span`, { children: s ? J.yours : J.configured }),
              ],
            }),
        ],
      }),
      l &&
        (0, q.jsx)(Y, {
          label: J.nodeOf({ network: n }),
          submitLabel: J.checkAndAdd,
          state: f,
          autoFocus: !0,
          onSubmit: v,
        }),
    ],
  })
}
function de() {
  let e = f(),
    t = i(),
    { state: r, probe: a, fail: o } = G(),
    [s, c] = (0, L.useState)(null),
    [l, u] = (0, L.useState)({ chainName: ``, shortName: ``, symbol: `ETH` }),
    [p, m] = (0, L.useState)(null),
    h = (0, L.useId)(),
    [g, _] = (0, L.useState)(null)
  async function v(t) {
    if ((_(null), m(null), s && s.url === t.trim())) return y(s)
    let n = await a(t)
    if (!n) return c(null)
    let { chainId: r } = n.report,
      i = e.find((e) => e.chainId === r)
    if (i) return o(R.known({ network: i.chainName }))
    if (n.report.versions.length === 0) return o(R.noContracts({ chainId: r }))
    let { knownNames: l } = await d(
      async () => {
        let { knownNames: e } = await import(`./describeChain-BRDQ4feR.js`)
        return { knownNames: e }
      },
      __vite__mapDeps([6, 7, 2, 8, 4, 1, 3, 5, 9, 10, 11]),
      import.meta.url,
    )
    ;(u(l(r) ?? { chainName: R.newName({ chainId: r }), shortName: `net${r}`, symbol: `ETH` }), c(n))
  }
  async function y({ url: n, report: r }) {
    let i = ae(l, e)
    if (i !== null) return m(i)
    let a = l.chainName.trim(),
      { describeChain: o } = await d(
        async () => {
          let { describeChain: e } = await import(`./describeChain-BRDQ4feR.js`)
          return { describeChain: e }
        },
        __vite__mapDeps([6, 7, 2, 8, 4, 1, 3, 5, 9, 10, 11]),
        import.meta.url,
      )
    ;(C.update((e) => [...e, o(r, { ...l, chainName: a }, n)]), X(t), c(null), _(a))
  }
  return (0, q.jsxs)(`section`, {
    className: K.block,
    'aria-labelledby': `add-heading`,
    children: [
      (0, q.jsx)(n, { id: `add-heading`, title: R.title }),
      (0, q.jsxs)(`div`, {
        className: `cs-panel ${K.padded}`,
        children: [
          (0, q.jsx)(Y, {
            label: R.node,
            submitLabel: s ? R.add : R.check,
            state: r,
            answerId: s ? h : void 0,
            onSubmit: v,
            children: s && (0, q.jsx)(ce, { names: l, problem: p, onChange: u }),
          }),
          s &&
            (0, q.jsxs)(j, {
              kind: s.report.hasLogs ? `ok` : `caution`,
              id: h,
              children: [R.found(s.report), ` `, !s.report.hasLogs && R.noLogs],
            }),
          g !== null && (0, q.jsx)(j, { kind: `ok`, children: R.added({ network: g }) }),
        ],
      }),
    ],
  })
}
var Z = [`kept-proposals`]
function fe() {
  let e = i(),
    { from: t } = v(),
    { data: r } = re({
      queryKey: Z,
      queryFn: async () => ({ proposals: await N.list(), messages: await M.list() }),
      staleTime: 0,
      meta: { persist: !1 },
    })
  ;(0, L.useEffect)(() => {
    let t = () => void e.invalidateQueries({ queryKey: Z }),
      n = [N.subscribe(t), M.subscribe(t)]
    return () => {
      for (let e of n) e()
    }
  }, [e])
  let a = r?.proposals.filter(({ source: e }) => e !== `service`) ?? [],
    o = r?.messages ?? []
  return a.length + o.length === 0
    ? null
    : (0, q.jsxs)(`section`, {
        className: K.block,
        'aria-labelledby': `kept-heading`,
        children: [
          (0, q.jsx)(n, {
            id: `kept-heading`,
            title: o.length === 0 ? J.keptProposals : J.keptAll,
            count: a.length + o.length,
          }),
          (0, q.jsxs)(`ul`, {
            className: `cs-panel ${K.rows}`,
            'aria-labelledby': `kept-heading`,
            children: [
              a.map((e) => (0, q.jsx)(pe, { proposal: e, canOffer: t === `service` }, e.safeTxHash)),
              o.map((e) => (0, q.jsx)(me, { message: e, canOffer: t === `service` }, e.messageHash)),
            ],
          }),
        ],
      })
}
function pe({ proposal: e, canOffer: t }) {
  let { chainId: n, safe: r, safeTxHash: i, transaction: a } = e,
    o = f().find((e) => e.chainId === n)
  return (0, q.jsx)(Q, {
    kept: e,
    chain: o,
    title: (0, q.jsx)(O, {
      text: J.transaction({ number: a.nonce.toString() }),
      slots: { hash: (0, q.jsx)(c, { value: i }) },
    }),
    give: t ? () => P((e) => e.chainId === n && e.safeTxHash === i) : null,
    link:
      o &&
      (0, q.jsx)(x, {
        to: `/safes/$safe/transactions/$id`,
        params: { safe: `${o.shortName}:${r}`, id: i },
        className: `cs-link`,
        children: J.open,
      }),
  })
}
function me({ message: e, canOffer: t }) {
  let { chainId: n, safe: r, messageHash: i } = e,
    a = f().find((e) => e.chainId === n),
    [o, s] = (0, L.useState)(!1)
  return (0, q.jsx)(Q, {
    kept: e,
    chain: a,
    title: (0, q.jsx)(O, { text: J.message, slots: { hash: (0, q.jsx)(c, { value: i }) } }),
    remove: (0, q.jsxs)(q.Fragment, {
      children: [
        (0, q.jsx)(m, {
          size: `xs`,
          variant: `subtle`,
          'aria-label': J.removeMessage({ hash: i.slice(0, 10) }),
          onClick: () => s(!0),
          children: J.remove,
        }),
        o &&
          (0, q.jsx)(F, {
            kept: e,
            onClose: () => s(!1),
            onConfirm: () => {
              ;(s(!1), M.remove(e))
            },
          }),
      ],
    }),
    give: t ? () => I((e) => e.chainId === n && e.messageHash === i) : null,
    link:
      a &&
      (0, q.jsx)(x, {
        to: `/safes/$safe/messages/$hash`,
        params: { safe: `${a.shortName}:${r}`, hash: i },
        className: `cs-link`,
        children: J.open,
      }),
  })
}
function Q({ kept: e, chain: t, title: n, give: r, link: i, remove: a }) {
  let { signatures: o, offer: s } = e
  return (0, q.jsxs)(`li`, {
    className: K.row,
    children: [
      (0, q.jsxs)(`div`, {
        children: [
          (0, q.jsx)(`h3`, { children: n }),
          (0, q.jsxs)(`p`, {
            children: [
              t ? J.signaturesOn({ count: o.length, network: t.chainName }) : J.signatures(o.length),
              `. `,
              he(e),
            ],
          }),
        ],
      }),
      (0, q.jsxs)(`div`, {
        className: K.acts,
        children: [
          a,
          i,
          r &&
            s?.result !== `taken` &&
            (0, q.jsx)(m, { size: `xs`, onClick: () => void r(), children: J.sendToService }),
        ],
      }),
    ],
  })
}
function he({ offer: e, source: t }) {
  return e === null
    ? t === `import`
      ? J.imported
      : J.sentLater
    : J[{ taken: `accepted`, refused: `refused`, failed: `failed` }[e.result]]({ time: w(e.at), words: e.words })
}
var ge = () => [
  { icon: `check`, word: J.works, title: J.canSign, text: J.canSignDetail },
  { icon: `check`, word: J.works, title: J.canExecute, text: J.canExecuteDetail },
  { icon: `hand-move`, word: J.byHand, title: J.canCollect, text: J.canCollectDetail },
  { icon: `circle-half-2`, word: J.partly, title: J.canList, text: J.canListDetail },
  { icon: `clock-pause`, word: J.waits, title: J.cannot, text: J.cannotDetail },
]
function _e() {
  let e = T(_),
    t = v()
  return (0, q.jsxs)(`section`, {
    className: K.block,
    'aria-labelledby': `source-heading`,
    children: [
      (0, q.jsx)(n, { id: `source-heading`, title: J.service, count: ve(t) }),
      (0, q.jsxs)(`div`, {
        className: `cs-panel ${K.rows}`,
        children: [
          (0, q.jsxs)(`div`, {
            className: K.row,
            children: [
              (0, q.jsxs)(`div`, {
                children: [
                  (0, q.jsx)(`h3`, { children: J.dataSource }),
                  (0, q.jsx)(`p`, { id: `source-text`, children: t.why === `none` ? J.noService : J.automaticDetail }),
                ],
              }),
              (0, q.jsx)(ie, {
                disabled: t.why === `none`,
                'aria-label': J.dataSource,
                'aria-describedby': `source-text`,
                value: t.why === `none` ? `chain` : e,
                onChange: (e) => _.set(e === `chain` ? `chain` : `auto`),
                data: [
                  { value: `auto`, label: J.automatic },
                  { value: `chain`, label: J.chainOnly },
                ],
              }),
            ],
          }),
          t.why !== `none` &&
            (0, q.jsxs)(`div`, {
              className: K.row,
              children: [
                (0, q.jsxs)(`div`, {
                  children: [
                    (0, q.jsx)(`h3`, { children: s(``) || J.sameHost }),
                    (0, q.jsx)(`p`, {
                      children:
                        t.serviceSeenAt === null ? J.neverAnswered : J.lastAnswered({ time: w(t.serviceSeenAt) }),
                    }),
                  ],
                }),
                (0, q.jsx)(m, { size: `xs`, onClick: () => void l(), children: J.requestNow }),
              ],
            }),
        ],
      }),
      t.from === `chain` &&
        (0, q.jsx)(`ul`, {
          className: `cs-panel ${K.capabilities}`,
          'aria-label': J.without,
          children: ge().map(({ icon: e, word: t, title: n, text: r }) =>
            (0, q.jsxs)(
              `li`,
              {
                children: [
                  (0, q.jsxs)(`span`, { children: [(0, q.jsx)(h, { name: e, size: 16 }), t] }),
                  (0, q.jsxs)(`div`, {
                    children: [(0, q.jsx)(`b`, { children: n }), (0, q.jsx)(`p`, { children: r })],
                  }),
                ],
              },
              n,
            ),
          ),
        }),
    ],
  })
}
function ve({ why: e, since: t }) {
  return e === null
    ? J.answers
    : e === `none`
      ? J.notConfigured
      : e === `chosen`
        ? J.notUsed
        : J.noAnswerSince({ time: w(t) })
}
function ye() {
  return (
    E(J.title),
    (0, q.jsxs)(q.Fragment, {
      children: [
        (0, q.jsx)(r, { title: J.title, subtitle: J.subtitle }),
        (0, q.jsx)(_e, {}),
        (0, q.jsx)(fe, {}),
        (0, q.jsx)(le, {}),
        (0, q.jsx)(de, {}),
      ],
    })
  )
}
var be = t({ component: () => $ }),
  $ = ye
export { $ as component, R as n, be as t }
//# sourceMappingURL=settings_.networks-DV38ftm9.js.map
