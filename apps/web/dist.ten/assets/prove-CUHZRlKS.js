const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './rest-DMf2o7tl.js',
      './rolldown-runtime-DLMaRju-.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './rest-BQ1q3Igc.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-BqoaecWD.js',
      './rest-CpjWLpd4.js',
      './signChallenge--L-H2gXt.js',
      './rest-K1Jsr5XH.js',
      './rest-B3PyXowP.js',
      './rest-BaoHt0l1.js',
      './rest-Cvc_B7Ww.css',
    ]),
) => i.map((i) => d[i])
import { o as e, r as t } from './rolldown-runtime-DLMaRju-.js'
import {
  Da as n,
  Ga as r,
  Kn as i,
  Kt as a,
  Li as o,
  Ma as s,
  Nt as c,
  Qi as l,
  Tn as u,
  ca as d,
  ho as f,
  it as p,
  jt as m,
  sa as h,
  tn as g,
  ui as _,
  vn as v,
  wa as y,
  xa as ee,
  yi as b,
  zi as x,
} from './index--te03lJq.js'
import { n as S, r as C, t as w } from './rest-CJZK_U9Z.js'
import { t as T } from './rest-BssddCTQ.js'
import { Cn as E, Fn as D, Pn as O, Yn as k, wn as A } from './lists-DTBg-a7q.js'
import { C as j, D as M, E as N, S as P } from './fields-KVqNPxJG.js'
import { s as F } from './rest-CpjWLpd4.js'
import { r as I } from './rest-BW6-RKo3.js'
import { t as L } from './rest-DKUe5O8g.js'
import { o as R } from './rest-BXpYPL_p.js'
import { t as z } from './rest-kUWXK5kc.js'
import { t as B } from './rest-aMSycVjv.js'
import { U as V } from './later-DLdlgyuL.js'
var H = e(f(), 1),
  U = { page: `_page_1ehbk_1`, stack: `_stack_1ehbk_2`, acts: `_acts_1ehbk_13`, quiet: `_quiet_1ehbk_20` },
  W = ee(`prove`, {
    notASignature: `This is not a signature. A signature is 0x followed by hex digits.`,
    sign: `Sign`,
    ownerIsContract: `This owner is a contract`,
    openAccountToSign: `Open it and sign the text as its message`,
    ownerIsContractNote: `The owners of that account sign the text as a message of the account. Paste the complete signature here. If both accounts use the same service, the owner who asked finds the signature there.`,
    completeSignature: `Complete signature of the account`,
    verify: `Verify`,
    title: `Prove control`,
    thisIsAnswer: `This is an answer. The owner who sent the request enters it in the form for owners.`,
    thisIsOtherItem: `This is a proposal, a message or a signature. Open it on the page “Import”.`,
    subtitle: `An owner of a shared account wants to add your key as an owner, and asks you to prove that you control it.`,
    notARequest: `This is not a request`,
    readRequest: `Read the request`,
    readAnother: `Read another request`,
    readWays: `By link, file, text or camera. Reading a request contacts no service.`,
    request: `Request`,
    statement: ({ accountName: e }) =>
      `Prove that you control <b>this key</b>, so that it can become an owner of <b>“${e}”</b>.`,
    statementWithoutName: `Prove that you control <b>this key</b>, so that it can become an owner of <b>the account below</b>.`,
    whatYouSign: `What you sign`,
    inFull: `in full`,
    textToSign: `text to sign`,
    whatItDoes: `The signature costs nothing, moves nothing and approves nothing. It names one key, one account and one network, and is a proof for these alone. You become an owner only after the owners of the account have signed that change themselves.`,
    yourAnswer: `Your answer`,
    signedAndVerified: `Signed, and verified here`,
    returnAnswer: `Return the answer to the owner who asked. It is not a secret: it proves that you control the key, and gives no access to the key.`,
    yourKey: `Your key`,
    account: `Account`,
    inAddressBook: ({ name: e }) => `${e} in your address book`,
    accountCalled: ({ accountName: e }) => `The request calls it “${e}” <said/>`,
    network: `Network`,
    chainNumbered: ({ chainId: e }) => `Chain ${e}`,
    chainNumber: ({ chainId: e }) => `chain ${e}`,
    networkCalled: ({ network: e }) => `Not configured here. The request calls it “${e}” <said/>`,
    askedBy: `Asked by`,
    askedByUnknown: `The request does not say`,
    quoted: ({ askedBy: e }) => `“${e}”`,
    askedByNote: `Only a claim <said/> of the request. Confirm it with this person on another channel.`,
    made: `Made`,
    wrongSignature: ({ owner: e }) =>
      `The wallet’s answer is not a signature of ${e} for this text. Nothing was stored. Try again with the wallet of this key.`,
    connectWalletOf: ({ owner: e }) => `Connect the wallet of ${e}`,
    signWithKey: `Sign with this key`,
    otherWalletConnected: ({ connected: e, owner: t }) => `The connected wallet is ${e}, but the request is for ${t}.`,
    connectAnother: `Connect another wallet`,
    noWallet: `no wallet is connected`,
    connectOther: ({ connected: e, owner: t }) => `The connected wallet is ${e}, not ${t}. Connect the other wallet.`,
    noSignature: `no signature`,
    proof: `Proof of control`,
  }),
  G = r()
function K({ request: e, chain: t, text: n, onAccountSigns: r, onAnswer: a }) {
  let { owner: o, chainId: c, safe: l } = e,
    [u, f] = (0, H.useState)(``),
    [p, m] = (0, H.useState)(!1),
    [g, _] = (0, H.useState)(null),
    v = (0, H.useId)()
  async function y() {
    let e = u.trim()
    if (!d(e)) return _(W.notASignature)
    ;(m(!0), _(null))
    try {
      let { verifyProof: n } = await i(
          async () => {
            let { verifyProof: e } = await import(`./rest-DMf2o7tl.js`).then((e) => e.n)
            return { verifyProof: e }
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
          import.meta.url,
        ),
        r = { kind: `owner-proof`, chainId: c, safe: l, owner: o, signature: e }
      ;(await n(r, t), a(r))
    } catch (e) {
      _(h(e))
    } finally {
      m(!1)
    }
  }
  return (0, G.jsxs)(`section`, {
    className: U.stack,
    'aria-label': W.sign,
    children: [
      (0, G.jsx)(N, {
        title: W.ownerIsContract,
        action: (0, G.jsx)(s, { size: `xs`, onClick: () => r(t, o, n), children: W.openAccountToSign }),
        children: W.ownerIsContractNote,
      }),
      (0, G.jsxs)(`form`, {
        className: U.stack,
        onSubmit: (e) => {
          ;(e.preventDefault(), y())
        },
        children: [
          (0, G.jsx)(z, {
            label: W.completeSignature,
            rows: 3,
            spellCheck: !1,
            'data-code': !0,
            value: u,
            error: g !== null,
            ...j(g !== null && v),
            onChange: (e) => f(e.currentTarget.value),
          }),
          g !== null && (0, G.jsx)(P, { kind: `error`, id: v, children: g }),
          (0, G.jsx)(`div`, {
            className: U.acts,
            children: (0, G.jsx)(s, { type: `submit`, variant: `filled`, loading: p, children: W.verify }),
          }),
        ],
      }),
    ],
  })
}
function q({ request: e, onAnswer: t }) {
  let { owner: n } = e,
    r = c(),
    [a, o] = (0, H.useState)(!1),
    [u, d] = (0, H.useState)(null),
    f = (0, H.useId)()
  async function p() {
    ;(o(!0), d(null))
    try {
      let [{ signChallenge: r }, { isKeysSignature: a }] = await Promise.all([
          i(
            () => import(`./signChallenge--L-H2gXt.js`),
            __vite__mapDeps([13, 2, 1, 3, 12, 5, 6, 7, 8, 9, 10, 11, 14, 15, 16, 17]),
            import.meta.url,
          ),
          i(
            () => import(`./rest-CpjWLpd4.js`).then((e) => e.o),
            __vite__mapDeps([12, 1, 5, 6, 7, 2, 3, 8, 9, 10, 11]),
            import.meta.url,
          ),
        ]),
        o = await r(e)
      if (!(await a(e, n, o.signature))) throw Error(W.wrongSignature({ owner: n }))
      t(o)
    } catch (e) {
      d(h(e))
    } finally {
      o(!1)
    }
  }
  return (0, G.jsxs)(`section`, {
    className: U.stack,
    'aria-label': W.sign,
    children: [
      r.address === null
        ? (0, G.jsx)(`div`, {
            className: U.acts,
            children: (0, G.jsx)(s, {
              variant: `filled`,
              leftSection: (0, G.jsx)(l, { name: `wallet` }),
              onClick: m,
              children: W.connectWalletOf({ owner: k(n) }),
            }),
          })
        : y(r.address, n)
          ? (0, G.jsx)(`div`, {
              className: U.acts,
              children: (0, G.jsx)(s, {
                variant: `filled`,
                loading: a || r.status !== `connected`,
                'aria-describedby': u === null ? void 0 : f,
                onClick: () => void p(),
                children: W.signWithKey,
              }),
            })
          : (0, G.jsxs)(`div`, {
              className: U.acts,
              children: [
                (0, G.jsx)(B, {
                  reason: W.otherWalletConnected({ connected: k(r.address), owner: k(n) }),
                  children: W.signWithKey,
                }),
                (0, G.jsx)(s, { size: `xs`, onClick: m, children: W.connectAnother }),
              ],
            }),
      u !== null && (0, G.jsx)(P, { kind: `error`, id: f, children: u }),
    ],
  })
}
function J({ request: e, answerWays: t, onAccountSigns: n }) {
  let { owner: r, safe: i, chainId: o, accountName: s } = e,
    [c, l] = (0, H.useState)(null),
    u = a().find((e) => e.chainId === String(o)) ?? null,
    d = X(u, r),
    f = F({ owner: r, account: i, chainId: o })
  return (0, G.jsxs)(G.Fragment, {
    children: [
      (0, G.jsxs)(`section`, {
        className: U.stack,
        'aria-label': W.request,
        children: [
          (0, G.jsx)(L, {
            as: `h2`,
            children: (0, G.jsx)(x, {
              text: s === `` ? W.statementWithoutName : W.statement({ accountName: s }),
              slots: { b: (e) => (0, G.jsx)(`b`, { children: e }) },
            }),
          }),
          (0, G.jsx)(Y, { request: e, chain: u }),
        ],
      }),
      (0, G.jsxs)(`section`, {
        children: [
          (0, G.jsx)(E, { title: W.whatYouSign, action: W.inFull }),
          (0, G.jsx)(R, { text: f, label: W.textToSign }),
          (0, G.jsx)(`p`, { className: U.quiet, children: W.whatItDoes }),
        ],
      }),
      c === null
        ? d === !0 && u
          ? (0, G.jsx)(K, { request: e, chain: u, text: f, onAccountSigns: n, onAnswer: l })
          : (0, G.jsx)(q, { request: e, onAnswer: l })
        : (0, G.jsxs)(`section`, {
            className: U.stack,
            'aria-label': W.yourAnswer,
            children: [
              (0, G.jsx)(M, { verdict: `verified`, title: W.signedAndVerified, children: W.returnAnswer }),
              t(c),
            ],
          }),
    ],
  })
}
function Y({ request: e, chain: t }) {
  let { owner: n, safe: r, accountName: i, askedBy: a, createdAt: s, chainId: c } = e,
    { nameOf: l } = p(),
    u = l(r, String(c)),
    d = (0, G.jsx)(O, { source: `unknown` })
  return (0, G.jsx)(I, {
    framed: !0,
    rows: [
      { label: W.yourKey, value: (0, G.jsx)(D, { value: n }) },
      {
        label: W.account,
        value: (0, G.jsx)(D, { value: r }),
        note: u
          ? W.inAddressBook({ name: u.name })
          : i === ``
            ? void 0
            : (0, G.jsx)(x, { text: W.accountCalled({ accountName: i }), slots: { said: d } }),
      },
      {
        label: W.network,
        value: t?.chainName ?? W.chainNumbered({ chainId: String(c) }),
        note: t
          ? W.chainNumber({ chainId: String(c) })
          : (0, G.jsx)(x, { text: W.networkCalled({ network: e.chain.name }), slots: { said: d } }),
      },
      {
        label: W.askedBy,
        value: a === `` ? W.askedByUnknown : W.quoted({ askedBy: a }),
        note: (0, G.jsx)(x, { text: W.askedByNote, slots: { said: d } }),
      },
      { label: W.made, value: (0, G.jsx)(o, { at: s, form: `exact` }) },
    ],
  })
}
function X(e, t) {
  let { data: n } = b({
    queryKey: [`is-contract`, e?.chainId, t],
    queryFn: async () => {
      if (e === null) return null
      let { readCodes: n } = await i(
          async () => {
            let { readCodes: e } = await import(`./rest-BQ1q3Igc.js`).then((e) => e.n)
            return { readCodes: e }
          },
          __vite__mapDeps([4, 1, 2, 3, 5, 6, 7, 8, 9, 10]),
          import.meta.url,
        ),
        r = u(await v(e, `eth_blockNumber`, [])),
        a = (await n(e, [t], r)).isContract(t)
      return a?.ok === !0 ? a.value : null
    },
    enabled: e !== null,
    retry: !1,
    meta: { persist: !1 },
  })
  return n ?? void 0
}
function Z({ fragment: e, onFragmentRead: t, answerWays: n, onAccountSigns: r }) {
  g(W.title)
  let [i, a] = (0, H.useState)(null),
    [o, s] = (0, H.useState)(null),
    {
      state: c,
      take: l,
      unlock: u,
    } = w((e) => {
      ;(a(e.kind === `owner-proof-request` ? e : null),
        s(e.kind === `owner-proof-request` ? null : e.kind === `owner-proof` ? W.thisIsAnswer : W.thisIsOtherItem))
    }),
    d = (0, H.useEffectEvent)((e) => {
      e.length < 2 || (l(e, `link`), t())
    })
  return (
    (0, H.useEffect)(() => d(e), [e]),
    (0, G.jsxs)(`div`, {
      className: U.page,
      children: [
        (0, G.jsx)(A, { title: W.title, subtitle: W.subtitle }),
        o !== null && (0, G.jsx)(M, { verdict: `caution`, title: W.notARequest, announce: !0, children: o }),
        i && (0, G.jsx)(J, { request: i, answerWays: n, onAccountSigns: r }, `${i.chainId} ${i.safe} ${i.owner}`),
        (0, G.jsx)(S, {
          state: c,
          onText: (e, t) => void l(e, t),
          onPassphrase: (e) => void u(e),
          title: i === null ? W.readRequest : W.readAnother,
          children: (0, G.jsx)(`p`, { children: W.readWays }),
        }),
      ],
    })
  )
}
var Q = t({ component: () => $ })
function $() {
  let e = _(),
    t = C({ select: ({ hash: e }) => e })
  return (0, G.jsx)(Z, {
    fragment: t === `` ? `` : `#${t}`,
    onFragmentRead: () => void e({ to: `/prove`, replace: !0 }),
    answerWays: (e) =>
      (0, G.jsx)(T, { item: e, label: W.proof, fileName: `proof-${e.owner.slice(2, 8)}.countersign.json` }),
    onAccountSigns: ({ chainId: t, shortName: r }, i, a) => {
      let o = V.save({ chainId: t, safe: i, message: a, origin: null }),
        s = n({ shortName: r, address: i })
      e({ to: `/safes/$safe/messages/review`, params: { safe: s }, search: { draft: o } })
    },
  })
}
export { $ as component, W as n, Q as t }
//# sourceMappingURL=prove-CUHZRlKS.js.map
