const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './importMessage-liKXH23e.js',
      './index--te03lJq.js',
      './rolldown-runtime-DLMaRju-.js',
      './index-Nszrimeh.css',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-DyTJIdPD.js',
      './rest-CmDQyV1X.js',
      './rest-B05EYwN-.js',
      './rest-BlO5BbqV.js',
      './rest-DzpHyuye.js',
      './rest-CAN2a4h5.js',
      './rest-COc_bzz2.js',
      './rest-DwShPi51.js',
      './rest-hiAsC7jV.css',
      './judgeImport-DPqYu-V4.js',
      './rest-AijB77nW.js',
      './rest-iIyhBBoW.js',
      './rest-DYrD8RnN.js',
      './rest-DMf2o7tl.js',
      './rest-BQ1q3Igc.js',
      './rest-BqoaecWD.js',
      './rest-CpjWLpd4.js',
      './rest-RxGX0XL-.js',
      './rest-DlatUGr7.js',
      './rest-DfSGpZP2.js',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-DeRAjEhb.js',
      './rest-pmi3KYbj.js',
      './rest-Cy4Y8Q_t.js',
      './rest-CJZ3gRJW.js',
      './rest-DTnaDgTe.js',
      './rest-D2hJBhj-.js',
      './rest-BFxqbXnU.js',
      './rest-wvAyKwH5.js',
      './rest-CdT5_Wh3.js',
      './queueImport-BIvYXWt2.js',
      './findKnown-BhXWlV0y.js',
    ]),
) => i.map((i) => d[i])
import { o as e, r as t } from './rolldown-runtime-DLMaRju-.js'
import { n, r, t as i } from './rest-CJZK_U9Z.js'
import {
  Ai as a,
  Da as o,
  Ga as s,
  Kn as c,
  Kt as l,
  Ma as u,
  Qi as d,
  Y as f,
  Zn as ee,
  ba as p,
  ci as m,
  ho as h,
  it as g,
  ji as _,
  sa as v,
  tn as y,
  tr as te,
  ui as b,
  xa as x,
  ya as S,
  yi as C,
  zi as w,
} from './index--te03lJq.js'
import { a as T } from './rest-Dlj0wS6e.js'
import { D as E, E as D, M as ne } from './fields-KVqNPxJG.js'
import { Cn as O, Fn as k, Pn as A, Yn as j, et as re, in as ie, kn as ae, wn as oe } from './lists-DTBg-a7q.js'
import { r as se } from './rest-DyTJIdPD.js'
import { r as ce, t as le } from './rest-BJdaFEUy.js'
import { t as ue } from './rest-BmbEM6oO.js'
import { t as de } from './rest-Dh3VP80D.js'
import { r as fe, t as pe } from './rest-DKUe5O8g.js'
import { n as me, r as he } from './rest-D842GMB8.js'
import { t as ge } from './rest-BT_Dwl6x.js'
import { n as M } from './rest-BssddCTQ.js'
import { U as _e, xt as N } from './later-DLdlgyuL.js'
import { a as P, o as F } from './rest-DzpHyuye.js'
import { n as I } from './rest-V0sFQu-D.js'
import { t as ve } from './rest-CxDxUG-B.js'
function L(e) {
  if (typeof e == `string`) return e
  let { domain: t, types: n, primaryType: r, message: i } = e
  return {
    domain: { ...t },
    types: Object.fromEntries(Object.entries(n).map(([e, t]) => [e, t.map((e) => ({ ...e }))])),
    ...(r === void 0 ? {} : { primaryType: r }),
    message: { ...i },
  }
}
var R = e(h(), 1)
function z(e, t) {
  let { safe: n, chain: r, names: i, tokens: a } = e,
    o = new Map(i.map(({ address: e, name: t }) => [e.toLowerCase(), t])),
    s = new Map(a.map((e) => [e.address.toLowerCase(), e])),
    c = (e) => o.get(e.toLowerCase()) ?? null
  return {
    safe: n,
    accountName: c(n) ?? j(n),
    native: { symbol: r.symbol, decimals: 18 },
    nameOf: c,
    tokenOf: (e) => s.get(e.toLowerCase()) ?? null,
    hasApps: !1,
    decode: t,
  }
}
var B = x(`import`, {
    addToQueue: `Add to the queue and review`,
    queueRefused: `The queue refused it`,
    nothingNew: `It contained nothing new`,
    signaturesAdded: ({ count: e }) => `${p(e, { one: `# signature added`, other: `# signatures added` })}`,
    storedHere: `It is stored in this browser, with the verified signatures.`,
    reviewAsDraft: `Review it as a draft`,
    notSigned: `No owner has signed it yet, so it becomes a draft in this tab.`,
    notVerified: `No signature could be verified here, so it becomes a draft in this tab, without signatures.`,
    serviceStores: `The service stores it for all owners. Only signatures that were verified here are added.`,
    browserStores: `It is stored in this browser. Only signatures that were verified here are added.`,
    title: `Import`,
    readTitle: `Read a proposal, a message or a signature`,
    read: `Read`,
    readNote: `By link, file, text or camera. The page recomputes every hash and checks every signature. It replaces no existing data.`,
    isProofRequest: `This is a request for a proof of control`,
    openProve: `Open “Prove control”`,
    openProveNote: `Open it on that page, on the machine with the requested wallet.`,
    whatItSays: `What it says`,
    ofAccount: `Of account <account/>. Names and symbols came with it and prove nothing.`,
    hashesFail: `Its hashes cannot be computed`,
    importedMessage: `Imported message`,
    claimOfSender: `A claim of the sender, not proved`,
    askedBy: ({ host: e }) => `Asked by ${e}`,
    controlProven: `Control proven and stored`,
    openOwners: `Open the owners of the account`,
    signedFor: `<owner/> signed for the account <account/>.`,
    proofOfNewOwner: `A proof of control of a new owner`,
    verifyAndStore: `Verify and store`,
    claimsToHaveSigned: ({ network: e }) =>
      `<owner/> claims to have signed for the account <account/> on ${e}. It does not count before it is verified here.`,
    notProven: `Not proven`,
    imported: `Imported`,
    transactionNumber: ({ nonce: e }) => `Transaction ${S(e)}`,
    noteNotSigned: ({ note: e }) => `Note, not signed: “${e}”`,
    calls: `Calls`,
    addToMessages: `Add to the messages and review`,
    messageRefused: `The message was refused`,
    messageMissing: `The page does not have the message of this signature`,
    transactionMissing: `The page does not have the transaction of this signature`,
    messageNotFound: ({ hash: e }) =>
      `No message with the hash ${e} was found. Import the message first, then the signature.`,
    proposalNotFound: ({ hash: e }) =>
      `No proposal with the hash ${e} was found. Import the proposal first, then the signature.`,
    searchingMessage: `Searching for the message of this signature…`,
    searchingTransaction: `Searching for the transaction of this signature…`,
    messageSignature: ({ account: e }) => `A signature for a message of ${e}`,
    transactionSignature: ({ account: e }) => `A signature for a transaction of ${e}`,
    searchMessages: `Search the messages`,
    searchQueue: `Search the queue`,
    messageElsewhere: ({ hash: e }) =>
      `This browser does not have the message itself. The list of messages may have it under its hash, ${e}.`,
    transactionElsewhere: ({ hash: e }) =>
      `This browser does not have the transaction itself. The queue may have it under its hash, ${e}.`,
    recoversToOwner: `Recovers to an owner`,
    notChecked: `Not checked`,
    duplicate: `Duplicate`,
    refused: `Refused`,
    signatures: `Signatures`,
    importedSignatures: `Imported signatures`,
    noneYet: `None yet.`,
    unknownSigner: `Unknown signer`,
    networkUnknown: `Its network is not configured here`,
    forChain: ({ chainId: e }) => `It is for chain ${e}. Add the network first, or open the item in the verifier.`,
    forChainCalled: ({ chainId: e, name: t }) =>
      `It is for chain ${e}, which its sender calls ${t}. Add the network first, or open the item in the verifier.`,
    otherTransaction: ({ expected: e, found: t }) =>
      `The signature is for ${e}, but the transaction found under this hash has the hash ${t}. Import the proposal again.`,
    otherMessage: ({ expected: e, found: t }) =>
      `The signature is for ${e}, but the message found under this hash has the hash ${t}. Import the message again.`,
    onlyChainShows: `Only the chain can show whether this is an owner.`,
    sameHash: `Two separate routines compute the same hash`,
    differentHashes: `Two routines compute different hashes`,
    differentHashesNote: ({ first: e, second: t }) =>
      `One computes ${e}, the other ${t}. Do not sign. Report this proposal.`,
    asSenderDescribes: `The account as the sender describes it`,
    chainNotReadMessage: ({ reason: e }) => `The chain could not be read: ${e}. The owners are taken from the message.`,
    chainNotReadProposal: ({ reason: e }) =>
      `The chain could not be read: ${e}. The owners are taken from the proposal.`,
    versionDiffers: ({ chain: e, sender: t }) => `Version: the chain says ${e}, the sender ${t}.`,
    ownersDiffer: ({ chain: e, sender: t }) => `Owners: the chain says ${e}, the sender ${t}.`,
    thresholdDiffers: ({ chain: e, sender: t }) => `Threshold: the chain says ${e}, the sender ${t}.`,
    matches: `Owners and threshold match the sender’s claims`,
    readAtBlock: ({ block: e }) => `Read from the chain at block ${S(e)}.`,
    accountDiffers: `The account differs from the sender’s claims`,
    usesChain: ({ block: e }) => `The page uses the values of the chain at block ${S(e)}.`,
  }),
  V = s(),
  ye = { valid: `verified`, unchecked: `unchecked`, duplicate: `caution`, 'not-owner': `danger`, wrong: `danger` },
  be = (e) =>
    ({
      valid: B.recoversToOwner,
      unchecked: B.notChecked,
      duplicate: B.duplicate,
      'not-owner': B.refused,
      wrong: B.refused,
    })[e]
function xe({ verified: { signatures: e, reviewed: t } }) {
  let { nameOf: n } = g()
  return (0, V.jsxs)(`section`, {
    children: [
      (0, V.jsx)(O, { title: B.signatures, count: e.length }),
      (0, V.jsxs)(`ul`, {
        className: `cs-panel ${M.list ?? ``}`,
        'aria-label': B.importedSignatures,
        children: [
          e.length === 0 && (0, V.jsx)(`li`, { children: B.noneYet }),
          e.map(({ owner: e, outcome: r, reason: i, data: a }) =>
            (0, V.jsxs)(
              `li`,
              {
                children: [
                  e === null
                    ? (0, V.jsx)(`span`, { children: B.unknownSigner })
                    : (0, V.jsx)(ne, { address: e, name: n(e, String(t.chainId))?.name }),
                  (0, V.jsx)(ae, { verdict: ye[r], label: be(r), quiet: !0 }),
                  i && (0, V.jsx)(`p`, { children: i }),
                ],
              },
              a,
            ),
          ),
        ],
      }),
    ],
  })
}
function H({ chainId: e, name: t }) {
  return (0, V.jsx)(E, {
    verdict: `danger`,
    title: B.networkUnknown,
    announce: !0,
    children: t === null ? B.forChain({ chainId: String(e) }) : B.forChainCalled({ chainId: String(e), name: t }),
  })
}
function U(e) {
  let { proposal: t, judge: n, label: r, remark: i, statement: a, actions: o, content: s, digest: c } = e,
    u = l().find(({ chainId: e }) => e === String(t.chainId)),
    { data: d, error: f } = C({
      queryKey: [`import`, T(t)],
      queryFn: () => (u ? n(t, u) : null),
      enabled: u !== void 0,
      gcTime: 0,
      retry: !1,
      structuralSharing: !1,
      meta: { persist: !1 },
    })
  return u
    ? (0, V.jsxs)(V.Fragment, {
        children: [
          (0, V.jsxs)(`section`, {
            className: M.head,
            'aria-label': B.whatItSays,
            children: [
              (0, V.jsxs)(fe, { children: [r, (0, V.jsx)(`span`, { children: u.chainName }), i] }),
              (0, V.jsx)(pe, { as: `h2`, children: (0, V.jsx)(ge, { parts: a }) }),
              (0, V.jsx)(`p`, {
                children: (0, V.jsx)(w, {
                  text: B.ofAccount,
                  slots: {
                    account: (0, V.jsxs)(V.Fragment, {
                      children: [u.shortName, `:`, (0, V.jsx)(k, { value: t.safe })],
                    }),
                  },
                }),
              }),
            ],
          }),
          f && (0, V.jsx)(E, { verdict: `danger`, title: B.hashesFail, announce: !0, children: v(f) }),
          d
            ? (0, V.jsxs)(V.Fragment, {
                children: [
                  o(d, u),
                  (0, V.jsx)(me, { checks: d.checks }),
                  (0, V.jsx)(xe, { verified: d.verified }),
                  s,
                  (0, V.jsx)(`section`, {
                    className: `cs-panel`,
                    children: (0, V.jsx)(de, { look: `paper`, ...c(d) }),
                  }),
                ],
              })
            : !f && (0, V.jsx)(he, {}),
        ],
      })
    : (0, V.jsx)(H, { chainId: t.chainId, name: t.chain.name })
}
function W({ chain: e, safe: t, hash: n, checks: r, signatures: i, words: o, add: s, keep: c, open: l, review: f }) {
  let { from: p } = ee(),
    m = a(),
    [h, g] = (0, R.useState)(!1),
    [y, b] = (0, R.useState)(null),
    x = P(i),
    S = r.some(({ verdict: e }) => e === `danger`),
    C = async () => {
      ;(g(!0), b(null))
      try {
        let r = await s()
        ;(await m.invalidateQueries({ queryKey: te.account({ chainId: e.chainId, safe: t }) }),
          _.show({
            id: `import-${n}`,
            kind: `signed`,
            title: r === 0 ? B.nothingNew : B.signaturesAdded({ count: r }),
          }),
          await l())
      } catch (e) {
        ;(await c().catch(() => void 0), b(v(e)), g(!1))
      }
    }
  return (0, V.jsxs)(`div`, {
    className: M.head,
    children: [
      (0, V.jsx)(`div`, {
        className: M.acts,
        children:
          x.length > 0
            ? (0, V.jsx)(u, {
                variant: `filled`,
                leftSection: (0, V.jsx)(d, { name: `file-import` }),
                loading: h,
                disabled: S,
                onClick: () => void C(),
                children: o.add,
              })
            : (0, V.jsx)(u, { variant: `filled`, disabled: S, onClick: () => void f(), children: B.reviewAsDraft }),
      }),
      (0, V.jsx)(`p`, {
        children:
          x.length === 0
            ? i.length === 0
              ? B.notSigned
              : B.notVerified
            : p === `service`
              ? B.serviceStores
              : B.browserStores,
      }),
      y && (0, V.jsxs)(E, { verdict: `danger`, title: o.refused, announce: !0, children: [y, ` `, B.storedHere] }),
    ],
  })
}
var Se = { add: B.addToMessages, refused: B.messageRefused }
function Ce({ judged: e, chain: t }) {
  let { verified: n, checks: r } = e,
    { reviewed: i, signatures: a, proposal: s } = n,
    l = b(),
    u = o({ shortName: t.shortName, address: i.safe })
  return (0, V.jsx)(W, {
    chain: t,
    checks: r,
    signatures: a,
    review: async () => {
      let { contentOf: e } = await c(
          async () => {
            let { contentOf: e } = await import(`./importMessage-liKXH23e.js`)
            return { contentOf: e }
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]),
          import.meta.url,
        ),
        r = _e.save({ chainId: t.chainId, safe: i.safe, message: e(n), origin: s.origin })
      await l({ to: `/safes/$safe/messages/review`, params: { safe: u }, search: { draft: r } })
    },
    safe: i.safe,
    hash: i.safeMessageHash,
    words: Se,
    add: async () =>
      (
        await c(
          async () => {
            let { addMessage: e } = await import(`./importMessage-liKXH23e.js`)
            return { addMessage: e }
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]),
          import.meta.url,
        )
      ).addMessage(n),
    keep: async () =>
      (
        await c(
          async () => {
            let { keepMessage: e } = await import(`./importMessage-liKXH23e.js`)
            return { keepMessage: e }
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]),
          import.meta.url,
        )
      ).keepMessage(n),
    open: () => l({ to: `/safes/$safe/messages/$hash`, params: { safe: u, hash: i.safeMessageHash } }),
  })
}
var we = `safeMessageHash`
function G({ proposal: e }) {
  let t = (0, R.useMemo)(() => z(e, void 0), [e]),
    n = (0, R.useMemo)(() => L(se(e.message)), [e]),
    r = f(),
    { origin: i } = e,
    a = ce(n, t)
  return (0, V.jsx)(U, {
    proposal: e,
    judge: async (...e) =>
      (
        await c(
          async () => {
            let { judgeMessageImport: e } = await import(`./judgeImport-DPqYu-V4.js`)
            return { judgeMessageImport: e }
          },
          __vite__mapDeps([19, 4, 2, 5, 6, 1, 3, 7, 8, 9, 20, 10, 11, 21, 22, 16]),
          import.meta.url,
        )
      ).judgeMessageImport(...e),
    label: (0, V.jsxs)(V.Fragment, {
      children: [(0, V.jsx)(`b`, { children: B.importedMessage }), (0, V.jsx)(`span`, { children: a.label })],
    }),
    remark:
      i &&
      (0, V.jsxs)(`span`, {
        title: B.claimOfSender,
        children: [B.askedBy({ host: le(i) }), ` `, (0, V.jsx)(A, { source: `you` })],
      }),
    statement: a.statement,
    actions: (e, t) => (0, V.jsx)(Ce, { judged: e, chain: t }),
    content: (0, V.jsx)(ue, { content: n, context: t, chainName: r }),
    digest: ({ verified: e }) => ({ title: we, hash: e.reviewed.safeMessageHash }),
  })
}
function Te({ answer: e }) {
  let t = l().find(({ chainId: t }) => t === String(e.chainId)),
    n = F({
      mutationFn: async () => {
        if (!t) return
        let { takeProof: n } = await c(
          async () => {
            let { takeProof: e } = await import(`./rest-DMf2o7tl.js`).then((e) => e.n)
            return { takeProof: e }
          },
          __vite__mapDeps([23, 2, 1, 3, 24, 4, 5, 6, 7, 8, 9, 25, 26]),
          import.meta.url,
        )
        await n(e, { chain: t, safe: e.safe })
      },
    })
  if (!t) return (0, V.jsx)(H, { chainId: e.chainId, name: null })
  let r = o({ shortName: t.shortName, address: e.safe }),
    i = { owner: (0, V.jsx)(k, { value: e.owner }), account: (0, V.jsx)(k, { value: e.safe }) }
  return n.isSuccess
    ? (0, V.jsx)(E, {
        verdict: `verified`,
        title: B.controlProven,
        action: (0, V.jsx)(m, {
          to: `/safes/$safe/setup`,
          params: { safe: r },
          hash: `owners`,
          className: `cs-link`,
          children: B.openOwners,
        }),
        children: (0, V.jsx)(w, { text: B.signedFor, slots: i }),
      })
    : (0, V.jsxs)(V.Fragment, {
        children: [
          (0, V.jsx)(D, {
            title: B.proofOfNewOwner,
            action: (0, V.jsx)(u, {
              size: `xs`,
              loading: n.isPending,
              onClick: () => n.mutate(),
              children: B.verifyAndStore,
            }),
            children: (0, V.jsx)(w, { text: B.claimsToHaveSigned({ network: t.chainName }), slots: i }),
          }),
          n.error && (0, V.jsx)(E, { verdict: `danger`, title: B.notProven, announce: !0, children: v(n.error) }),
        ],
      })
}
function Ee() {
  let [e, t] = (0, R.useState)()
  return (
    (0, R.useEffect)(() => {
      let e = !0
      return (
        c(
          async () => {
            let { createDecoder: e } = await import(`./rest-RxGX0XL-.js`).then((e) => e.n)
            return { createDecoder: e }
          },
          __vite__mapDeps([27, 2, 4, 5, 6, 1, 3, 7, 8, 9, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40]),
          import.meta.url,
        ).then(
          ({ createDecoder: n }) => {
            let r = n({ addedFor: () => void 0 })
            e && t(() => r)
          },
          () => void 0,
        ),
        () => {
          e = !1
        }
      )
    }, []),
    e
  )
}
var De = { add: B.addToQueue, refused: B.queueRefused }
function Oe({ judged: e, chain: t }) {
  let { verified: n, checks: r } = e,
    { reviewed: i, proposal: a, signatures: s } = n,
    l = b(),
    u = o({ shortName: t.shortName, address: i.safe })
  return (0, V.jsx)(W, {
    chain: t,
    checks: r,
    signatures: s,
    review: async () => {
      let e = N.save({ chainId: t.chainId, safe: i.safe, transaction: i.transaction, note: a.note, source: `repeat` })
      await l({ to: `/safes/$safe/review`, params: { safe: u }, search: { draft: e } })
    },
    safe: i.safe,
    hash: i.safeTxHash,
    words: De,
    add: async () =>
      (
        await c(
          async () => {
            let { queueImport: e } = await import(`./queueImport-BIvYXWt2.js`)
            return { queueImport: e }
          },
          __vite__mapDeps([41, 1, 2, 3, 6, 7, 13, 14, 12, 15, 16, 4, 5, 8, 9, 17, 18]),
          import.meta.url,
        )
      ).queueImport(n),
    keep: async () =>
      (
        await c(
          async () => {
            let { keepImport: e } = await import(`./rest-DzpHyuye.js`).then((e) => e.r)
            return { keepImport: e }
          },
          __vite__mapDeps([14, 2, 1, 3, 12, 15, 16, 4, 5, 6, 7, 8, 9, 17, 18]),
          import.meta.url,
        )
      ).keepImport(n),
    open: () => l({ to: `/safes/$safe/transactions/$id`, params: { safe: u, id: i.safeTxHash } }),
  })
}
var ke = `safeTxHash`
function K({ proposal: e }) {
  let t = Ee(),
    n = (0, R.useMemo)(() => z(e, t), [e, t]),
    { transaction: r } = e,
    { note: i } = ie(e.note)
  return (0, V.jsx)(U, {
    proposal: e,
    judge: async (...e) =>
      (
        await c(
          async () => {
            let { judgeImport: e } = await import(`./judgeImport-DPqYu-V4.js`)
            return { judgeImport: e }
          },
          __vite__mapDeps([19, 4, 2, 5, 6, 1, 3, 7, 8, 9, 20, 10, 11, 21, 22, 16]),
          import.meta.url,
        )
      ).judgeImport(...e),
    label: (0, V.jsxs)(V.Fragment, {
      children: [
        (0, V.jsx)(`b`, { children: B.imported }),
        (0, V.jsxs)(`span`, {
          children: [B.transactionNumber({ nonce: r.nonce }), ` `, (0, V.jsx)(A, { source: `you` })],
        }),
      ],
    }),
    remark: i !== `` && (0, V.jsx)(`span`, { children: B.noteNotSigned({ note: i }) }),
    statement: ve({ call: r, tense: `will`, nonce: r.nonce }, n).parts,
    actions: (e, t) => (0, V.jsx)(Oe, { judged: e, chain: t }),
    content: (0, V.jsxs)(`section`, {
      children: [(0, V.jsx)(O, { title: B.calls }), (0, V.jsx)(I, { nodes: re(r, n, null).nodes })],
    }),
    digest: ({ verified: e }) => ({ title: ke, hash: e.reviewed.safeTxHash }),
  })
}
var Ae = ({ reply: e, children: t }) =>
    (0, V.jsx)(q, {
      reply: e,
      what: `transaction`,
      hash: e.safeTxHash,
      find: async (t, n) => {
        let { findKnown: r } = await c(
          async () => {
            let { findKnown: e } = await import(`./findKnown-BhXWlV0y.js`)
            return { findKnown: e }
          },
          __vite__mapDeps([42, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12]),
          import.meta.url,
        )
        return r(e, t, n)
      },
      children: t,
    }),
  je = ({ reply: e, children: t }) =>
    (0, V.jsx)(q, {
      reply: e,
      what: `message`,
      hash: e.safeMessageHash,
      find: async (t, n) => {
        let { findMessage: r } = await c(
          async () => {
            let { findMessage: e } = await import(`./importMessage-liKXH23e.js`)
            return { findMessage: e }
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]),
          import.meta.url,
        )
        return r(e, t, n === `queue` ? `messages` : n)
      },
      children: t,
    })
function q({ reply: e, what: t, hash: n, find: r, children: i }) {
  let a = l().find(({ chainId: t }) => t === String(e.chainId)),
    [o, s] = (0, R.useState)(`browser`),
    { data: c, error: d } = C({
      queryKey: [`import`, `reply`, n, e.signatures, o],
      queryFn: async () => (a ? r(a, o) : null),
      enabled: a !== void 0,
      gcTime: 0,
      retry: !1,
      structuralSharing: !1,
      meta: { persist: !1 },
    }),
    f = Me(t, n, j(e.safe))
  return a
    ? c
      ? i(c)
      : d || (c === null && o === `queue`)
        ? (0, V.jsx)(E, { verdict: `danger`, title: f.missing, announce: !0, children: d?.message ?? f.notFound })
        : c === void 0
          ? (0, V.jsx)(`p`, { role: `status`, children: f.searching })
          : (0, V.jsx)(D, {
              title: f.title,
              action: (0, V.jsx)(u, { size: `xs`, onClick: () => s(`queue`), children: f.search }),
              children: f.elsewhere,
            })
    : (0, V.jsx)(H, { chainId: e.chainId, name: null })
}
var Me = (e, t, n) =>
    e === `message`
      ? {
          missing: B.messageMissing,
          notFound: B.messageNotFound({ hash: t }),
          searching: B.searchingMessage,
          title: B.messageSignature({ account: n }),
          search: B.searchMessages,
          elsewhere: B.messageElsewhere({ hash: t }),
        }
      : {
          missing: B.transactionMissing,
          notFound: B.proposalNotFound({ hash: t }),
          searching: B.searchingTransaction,
          title: B.transactionSignature({ account: n }),
          search: B.searchQueue,
          elsewhere: B.transactionElsewhere({ hash: t }),
        },
  J = x(`import-guide`, {
    what: `What you can import`,
    proposal: `A proposal`,
    proposalDetail: `A transaction that another owner asks you to sign. It goes to the review, then to the queue.`,
    message: `A message`,
    messageDetail: `A text or typed data to sign for an account. It goes to the review, then to the messages.`,
    signature: `A signature`,
    signatureDetail: `What an owner signed on another machine. It counts only after it was verified here.`,
    proof: `A proof of control`,
    proofDetail: `The answer of a new owner, with which you know that the owner has the key.`,
    forms: `In which form`,
    link: `Link`,
    linkDetail: `Its content stands after the “#”, so that no server sees it.`,
    file: `File`,
    fileDetail: `As “Share” saves it, also with a passphrase.`,
    text: `Text`,
    textDetail: `The same content, copied from a chat or an email.`,
    camera: `QR code`,
    cameraDetail: `One picture or several in turn, from the screen of the other machine.`,
    stays: `What stays here`,
    staysDetail: `Reading happens in this browser and sends nothing to the service. Only “Add to the queue and review” sends the item, after you have seen it.`,
    claims: `Names and notes of a file are claims of its sender. Hashes, owners and signatures are computed here and read from the chain.`,
    others: `Other files`,
    contacts: `Contacts: <link>Address book</link>`,
    data: `Accounts and settings, also from Safe{Wallet}: <link>Your data</link>`,
  }),
  Y = { guide: `_guide_1j3s2_1`, last: `_last_1j3s2_9`, facts: `_facts_1j3s2_14`, words: `_words_1j3s2_36` }
function Ne() {
  return (0, V.jsxs)(`div`, {
    className: Y.guide,
    children: [
      (0, V.jsxs)(X, {
        title: J.what,
        children: [
          (0, V.jsx)(Z, { icon: `list-check`, term: J.proposal, detail: J.proposalDetail }),
          (0, V.jsx)(Z, { icon: `message`, term: J.message, detail: J.messageDetail }),
          (0, V.jsx)(Z, { icon: `signature`, term: J.signature, detail: J.signatureDetail }),
          (0, V.jsx)(Z, { icon: `user-check`, term: J.proof, detail: J.proofDetail }),
        ],
      }),
      (0, V.jsxs)(X, {
        title: J.forms,
        children: [
          (0, V.jsx)(Z, { icon: `link`, term: J.link, detail: J.linkDetail }),
          (0, V.jsx)(Z, { icon: `file`, term: J.file, detail: J.fileDetail }),
          (0, V.jsx)(Z, { icon: `clipboard`, term: J.text, detail: J.textDetail }),
          (0, V.jsx)(Z, { icon: `scan`, term: J.camera, detail: J.cameraDetail }),
        ],
      }),
      (0, V.jsxs)(`div`, {
        className: Y.last,
        children: [
          (0, V.jsxs)(`section`, {
            children: [
              (0, V.jsx)(O, { title: J.stays }),
              (0, V.jsxs)(`div`, {
                className: `cs-panel ${Y.words}`,
                children: [(0, V.jsx)(`p`, { children: J.staysDetail }), (0, V.jsx)(`p`, { children: J.claims })],
              }),
            ],
          }),
          (0, V.jsxs)(`section`, {
            children: [
              (0, V.jsx)(O, { title: J.others }),
              (0, V.jsxs)(`div`, {
                className: `cs-panel ${Y.words}`,
                children: [
                  (0, V.jsx)(`p`, {
                    children: (0, V.jsx)(w, {
                      text: J.contacts,
                      slots: { link: (e) => (0, V.jsx)(m, { to: `/address-book`, children: e }) },
                    }),
                  }),
                  (0, V.jsx)(`p`, {
                    children: (0, V.jsx)(w, {
                      text: J.data,
                      slots: { link: (e) => (0, V.jsx)(m, { to: `/settings/data`, children: e }) },
                    }),
                  }),
                ],
              }),
            ],
          }),
        ],
      }),
    ],
  })
}
var X = ({ title: e, children: t }) =>
    (0, V.jsxs)(`section`, {
      children: [(0, V.jsx)(O, { title: e }), (0, V.jsx)(`dl`, { className: `cs-panel ${Y.facts}`, children: t })],
    }),
  Z = ({ icon: e, term: t, detail: n }) =>
    (0, V.jsxs)(`div`, {
      children: [
        (0, V.jsxs)(`dt`, { children: [(0, V.jsx)(d, { name: e, size: 16 }), ` `, t] }),
        (0, V.jsx)(`dd`, { children: n }),
      ],
    })
function Pe({ fragment: e, onFragmentRead: t }) {
  y(B.title)
  let [r, a] = (0, R.useState)(null),
    { state: o, take: s, unlock: c } = i((e) => a(e)),
    l = (0, R.useEffectEvent)((e) => {
      e.length < 2 || (s(e, `link`), t())
    })
  return (
    (0, R.useEffect)(() => l(e), [e]),
    (0, V.jsxs)(`div`, {
      className: M.stack,
      children: [
        (0, V.jsx)(oe, { title: B.title }),
        (0, V.jsx)(n, {
          state: o,
          onText: (e, t) => void s(e, t),
          onPassphrase: (e) => void c(e),
          title: r === null ? B.readTitle : B.read,
          children: (0, V.jsx)(`p`, { children: B.readNote }),
        }),
        r === null && (0, V.jsx)(Ne, {}),
        r?.kind === `signatures` && (0, V.jsx)(Ae, { reply: r, children: (e) => (0, V.jsx)(K, { proposal: e }) }, Q(r)),
        r?.kind === `message-signatures` &&
          (0, V.jsx)(je, { reply: r, children: (e) => (0, V.jsx)(G, { proposal: e }) }, Q(r)),
        r?.kind === `owner-proof` && (0, V.jsx)(Te, { answer: r }, Q(r)),
        r?.kind === `owner-proof-request` &&
          (0, V.jsx)(D, {
            title: B.isProofRequest,
            action: (0, V.jsx)(m, { to: `/prove`, className: `cs-link`, children: B.openProve }),
            children: B.openProveNote,
          }),
        r?.kind === `message` && (0, V.jsx)(G, { proposal: r }, Q(r)),
        r?.kind === `proposal` && (0, V.jsx)(K, { proposal: r }, Q(r)),
      ],
    })
  )
}
var Q = (e) => T(e),
  Fe = t({ component: () => $ })
function $() {
  let e = b(),
    t = r({ select: ({ hash: e }) => e })
  return (0, V.jsx)(Pe, {
    fragment: t === `` ? `` : `#${t}`,
    onFragmentRead: () => void e({ to: `/import`, replace: !0 }),
  })
}
export { $ as component, B as n, L as r, Fe as t }
//# sourceMappingURL=import-Oeshxk7-.js.map
