const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './checkMessageSignature-DA5H4RkH.js',
      './rest-BJoaBsDp.js',
      './rolldown-runtime-DLMaRju-.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-CHnfK6lP.js',
      './rest-BCZfbqxO.js',
      './rest-B1EQQfBh.js',
      './rest-D842GMB8.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-BXpYPL_p.js',
      './rest-CJKfR5SF.css',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Ga as t,
  Kn as n,
  Ma as r,
  ba as i,
  ca as a,
  ho as o,
  it as s,
  sa as c,
  tn as l,
  xa as u,
  ya as d,
} from './index--te03lJq.js'
import { o as f, s as p } from './rest-C3a9xsnL.js'
import { C as m, P as h, S as g } from './fields-KVqNPxJG.js'
import { i as _, s as v } from './rest-DKUe5O8g.js'
import { t as y } from './rest-Dh3VP80D.js'
import { M as b, wn as x } from './lists-DTBg-a7q.js'
import { Pa as S } from './later-DLdlgyuL.js'
import { t as C } from './rest-kUWXK5kc.js'
import { n as w, o as T } from './rest-DzpHyuye.js'
import { n as E, t as D } from './rest-DwShPi51.js'
var O = e(o(), 1),
  k = u(`check-signature`, {
    title: `Check a signature`,
    subtitle: (e) =>
      `Asks the contract of ${e} whether it accepts a signature. Everything is read from the chain; the service is not asked.`,
    hash: `Hash`,
    message: `The text that was signed`,
    messageHash: `The hash that was signed`,
    hashNote: `The 32 bytes that an app or contract passes to isValidSignature.`,
    signature: `Signature`,
    signatureNote: `Paste 0x if the message was signed in a transaction.`,
    check: `Check`,
    checking: `Checking`,
    noText: `Paste the text that was signed.`,
    notHash: `A hash is 0x and 64 hex digits.`,
    noSignature: `Paste the signature: 0x and an even number of hex digits.`,
    result: `Result`,
    valid: ({ account: e, block: t }) => `Valid for ${e} at block ${t}`,
    validDetail: `The contract of the account accepts this signature for exactly this message.`,
    refused: ({ account: e, block: t }) => `Not valid for ${e} at block ${t}`,
    refusedDetail: `The contract of the account does not accept this signature for this message.`,
    tooFew: ({ counted: e, threshold: t }) =>
      `${i(e, { one: `# signature counts`, other: `# signatures count` })}, and the account needs ${t}.`,
    refusedNext: `Compare the message letter by letter with the one that was signed, and check that it was signed for this account and network.`,
    notChecked: `Not checked`,
    notCheckedDetail: (e) => `The chain did not answer: ${e}`,
    again: `Check again`,
    signers: `Signatures in it`,
    counts: `Owner, counts`,
    notOwner: `Not an owner at this block`,
    unknownSigner: `No signer can be recovered`,
    unreadable: (e) => `The bytes are not a list of signatures of owners: ${e}`,
    signedHash: `Hash that the owners sign`,
  }),
  A = t(),
  j = () => [
    { value: `text`, label: D.text },
    { value: `typed`, label: D.typedData },
    { value: `hash`, label: k.hash },
  ],
  M = (e) => j().some((t) => t.value === e)
function N(e, t) {
  if (e === `text`) return t === `` ? { problem: k.noText } : { subject: { kind: `content`, content: t } }
  if (e === `hash`) {
    let e = t.trim().toLowerCase()
    return a(e) && e.length === 66 ? { subject: { kind: `hash`, hash: e } } : { problem: k.notHash }
  }
  let n = w(t)
  return n.ok ? { subject: { kind: `content`, content: n.content } } : { problem: n.reason }
}
var P = (e) => {
  let t = e.trim()
  return a(t) ? t : null
}
function F() {
  let { chain: e, chainId: t, safe: i } = b(),
    { nameOf: a } = s(),
    o = a(i, t)?.name ?? i,
    [u, d] = (0, O.useState)(`text`),
    [f, p] = (0, O.useState)({ text: ``, typed: ``, hash: `` }),
    [v, y] = (0, O.useState)(``),
    [w, F] = (0, O.useState)(!1),
    [L, R] = [(0, O.useId)(), (0, O.useId)()],
    z = N(u, f[u]),
    B = P(v),
    V = T({
      mutationFn: async (t) => {
        let { checkMessageSignature: r } = await n(
          async () => {
            let { checkMessageSignature: e } = await import(`./checkMessageSignature-DA5H4RkH.js`)
            return { checkMessageSignature: e }
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]),
          import.meta.url,
        )
        return r(e, i, t.subject, t.signature)
      },
      retry: !1,
    })
  l(k.title, o)
  let H = w && `problem` in z ? z.problem : null,
    U = (e) => {
      ;(e(), V.reset())
    },
    W = () => {
      ;(F(!0), `subject` in z && B !== null && V.mutate({ subject: z.subject, signature: B }))
    },
    G = {
      label: { text: k.message, typed: D.typedJson, hash: k.messageHash }[u],
      value: f[u],
      spellCheck: !1,
      error: H !== null,
      onChange: ({ currentTarget: { value: e } }) => U(() => p((t) => ({ ...t, [u]: e }))),
      ...m(H !== null && L),
    }
  return (0, A.jsxs)(A.Fragment, {
    children: [
      (0, A.jsx)(x, { title: k.title, subtitle: k.subtitle(o) }),
      (0, A.jsxs)(`form`, {
        className: E.checkForm,
        onSubmit: (e) => {
          ;(e.preventDefault(), W())
        },
        children: [
          (0, A.jsx)(S, {
            'aria-label': D.kind,
            data: j(),
            value: u,
            onChange: (e) => {
              ;(M(e) && U(() => d(e)), F(!1))
            },
          }),
          u === `hash`
            ? (0, A.jsx)(h, { ...G, description: k.hashNote })
            : (0, A.jsx)(C, { ...G, rows: u === `text` ? 5 : 10, 'data-code': u === `typed` || void 0 }),
          H !== null && (0, A.jsx)(g, { kind: `error`, id: L, children: H }),
          (0, A.jsx)(C, {
            label: k.signature,
            description: k.signatureNote,
            rows: 4,
            'data-code': !0,
            spellCheck: !1,
            value: v,
            onChange: ({ currentTarget: { value: e } }) => U(() => y(e)),
            error: w && B === null,
            ...m(w && B === null && R),
          }),
          w && B === null && (0, A.jsx)(g, { kind: `error`, id: R, children: k.noSignature }),
          (0, A.jsx)(r, {
            type: `submit`,
            variant: `filled`,
            loading: V.isPending,
            className: E.checkButton,
            children: V.isPending ? k.checking : k.check,
          }),
        ],
      }),
      (0, A.jsxs)(`div`, {
        'aria-live': `polite`,
        className: E.checkResult,
        children: [
          V.isError &&
            (0, A.jsx)(_, {
              tone: `unchecked`,
              label: k.result,
              title: k.notChecked,
              detail: k.notCheckedDetail(c(V.error)),
              actions: (0, A.jsx)(r, { onClick: W, children: k.again }),
            }),
          V.data && (0, A.jsx)(I, { finding: V.data, account: o, nameOf: (e) => a(e, t)?.name }),
        ],
      }),
    ],
  })
}
function I({ finding: e, account: t, nameOf: n }) {
  let { isAccepted: r, messageHash: i, signers: a, threshold: o, unreadable: s } = e,
    c = { account: t, block: d(e.block) },
    l = a.filter(({ state: e }) => e === `counts`).length,
    u = [
      k.refusedDetail,
      ...(s === null && a.length > 0 && l < o ? [k.tooFew({ counted: l, threshold: o })] : []),
      k.refusedNext,
    ]
  return (0, A.jsxs)(A.Fragment, {
    children: [
      (0, A.jsx)(_, {
        tone: r ? `fine` : `danger`,
        label: k.result,
        title: r ? k.valid(c) : k.refused(c),
        detail: r ? k.validDetail : u.join(` `),
      }),
      s !== null && (0, A.jsx)(`p`, { className: E.note, children: k.unreadable(s) }),
      a.length > 0 &&
        (0, A.jsx)(f, {
          label: k.signers,
          children: a.map(({ owner: e, state: t, reason: r }, i) =>
            (0, A.jsxs)(
              p,
              {
                verdict: t === `counts` ? `verified` : `danger`,
                title: e === null ? k.unknownSigner : (n(e) ?? (0, A.jsx)(v, { address: e })),
                children: [
                  t === `wrong` ? r : t === `counts` ? k.counts : k.notOwner,
                  e !== null && n(e) !== void 0 && (0, A.jsx)(`div`, { children: (0, A.jsx)(v, { address: e }) }),
                ],
              },
              i,
            ),
          ),
        }),
      (0, A.jsx)(y, { look: `paper`, title: k.signedHash, hash: i }),
    ],
  })
}
function L() {
  return (0, A.jsx)(F, {})
}
export { L as component }
//# sourceMappingURL=messages.check-OChsJVI8.js.map
