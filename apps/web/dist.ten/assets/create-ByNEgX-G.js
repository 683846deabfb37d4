const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './planAccount-_gJ2iriQ.js',
      './lists-DTBg-a7q.js',
      './rolldown-runtime-DLMaRju-.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './rest-CdT5_Wh3.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-D7dStOWi.js',
      './rest-BilHHFfS.js',
      './rest-Cmmjidi6.js',
      './rest-CpjWLpd4.js',
      './rest-BqoaecWD.js',
      './rest-BQ1q3Igc.js',
      './rest-CL5-d_Wo.js',
      './rest-RfDH9dS6.js',
      './rest-DlatUGr7.js',
      './rest-DfSGpZP2.js',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-DeRAjEhb.js',
      './rest-pmi3KYbj.js',
      './rest-Cy4Y8Q_t.js',
      './rest-CJZ3gRJW.js',
      './rest-lK7BP4ts.js',
      './rest-DDdzm_og.js',
      './rest-DmqAjkAU.js',
      './rest-B4NrIFGr.js',
      './rest-aMSycVjv.js',
      './rest-B1z90-BO.js',
      './rest-DBWxYTpm.js',
      './rest-Bh2TG8ha.css',
      './startCreation-BcvYVWtc.js',
      './rest-Wi_Ts-1p.js',
      './rest-q93ZRJ9Y.js',
      './rest-BaoHt0l1.js',
      './rest-B1EQQfBh.js',
      './rest-D842GMB8.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-BXpYPL_p.js',
      './rest-CJKfR5SF.css',
      './rest-wvAyKwH5.js',
      './rest-BaAjqOzi.js',
      './rest-Ckonu3dl.js',
      './rest-B3PyXowP.js',
      './observeCreation-D8Zzl3OM.js',
    ]),
) => i.map((i) => d[i])
import { o as e, r as t } from './rolldown-runtime-DLMaRju-.js'
import {
  Ai as n,
  Bi as r,
  Br as i,
  Da as a,
  Dr as o,
  Ga as s,
  Gr as c,
  Ht as l,
  Ir as u,
  Kn as d,
  Li as f,
  Ma as p,
  Mi as m,
  Ni as h,
  Nt as g,
  Qi as _,
  Rr as v,
  Tr as y,
  _t as b,
  ba as x,
  br as S,
  ci as ee,
  cr as te,
  ga as ne,
  ho as re,
  it as C,
  j as w,
  jt as ie,
  kr as T,
  mn as ae,
  or as E,
  sa as D,
  sr as oe,
  tn as se,
  vi as O,
  vr as k,
  wa as A,
  wr as ce,
  xa as le,
  xr as ue,
  ya as j,
  yi as M,
  zi as de,
  zr as N,
} from './index--te03lJq.js'
import { C as P, D as F, E as fe, I as pe, M as me, N as he, P as ge, S as I } from './fields-KVqNPxJG.js'
import {
  Cn as _e,
  Fn as L,
  Ln as ve,
  Pn as R,
  R as ye,
  Xn as be,
  Yn as xe,
  qn as Se,
  wn as z,
} from './lists-DTBg-a7q.js'
import { t as Ce } from './rest-B4NrIFGr.js'
import { a as we, o as B, s as Te } from './rest-CWxd1sTc.js'
import { t as Ee } from './rest-DBWxYTpm.js'
import { n as De, r as V, t as Oe } from './rest-CV37kAA4.js'
import { t as ke } from './rest-BlR6MYiO.js'
import { t as Ae } from './rest-aMSycVjv.js'
import { r as je } from './rest-BW6-RKo3.js'
var H = e(re(), 1),
  U = le(`create`, {
    pageTitle: `Create account`,
    steps: [`Name and network`, `Owners and threshold`, `Review`, `Create`],
    stepList: `Steps`,
    stepDone: `, done`,
    loadingNetworks: `Loading the networks`,
    back: `Back`,
    title: `Create an account`,
    subtitle: `A shared account is a contract with owners. You see its address and cost before it is created.`,
    name: `Name`,
    nameHelp: `Stored in this browser. Other owners choose their own name.`,
    network: `Network`,
    networkHelp: `The account exists on this network only.`,
    toOwners: `Continue to owners`,
    ownersOf: ({ name: e }) => `Owners of “${e}”`,
    ownersHelp: `Owners can be wallets, hardware devices or other shared accounts. You can change them later with a transaction.`,
    owners: `Owners`,
    addOwner: `Add owner`,
    nameOf: ({ row: e }) => `Name of owner ${e}`,
    addressOf: ({ row: e }) => `Address of owner ${e}`,
    removeOwner: ({ row: e }) => `Remove owner ${e}`,
    you: `You`,
    connectedWallet: `The connected wallet`,
    needed: `Signatures required`,
    ofOwners: ({ count: e, owners: t }) => `${j(e)} of ${j(t)}`,
    address: `Address`,
    addressLater: `The page computes it as soon as owners and threshold are valid.`,
    toReview: `Continue to review`,
    notComputed: `The address could not be computed`,
    tryAgain: `Try again`,
    addressOn: ({ chain: e }) => `Address on ${e}`,
    computedHere: ({ chain: e }) => `Computed in this page, confirmed by the factory, unused on ${e}`,
    computing: `Computing…`,
    reviewOf: ({ name: e }) => `Review “${e}”`,
    reviewHelp: `One transaction of your wallet creates it. The other owners need not be online.`,
    contract: `Contract`,
    contractVersion: ({ version: e, l2: t }) => (t ? `Safe ${e}, L2` : `Safe ${e}`),
    cost: `Cost`,
    costLater: `Shown after you connect a wallet, because it pays the gas.`,
    notEstimated: ({ reason: e }) => `Not estimated: ${e}`,
    estimating: `Estimating…`,
    atMost: ({ gas: e }) => `at most <amount/>, ${j(e)} gas`,
    tooPoor: ({ balance: e }) => `The connected wallet has only ${e}.`,
    connect: `Connect wallet`,
    create: `Create account`,
    waits: ({ missing: e }) => `Available after these are read: ${ne(e)}.`,
    namesOfOwners: `the names of the owners`,
    addressOfAccount: `the address of the account`,
    nameMoved: `The name of an owner has another address now. Go back and choose the owner again.`,
    noAddress: `The address could not be computed. Try again.`,
    addressTaken: ({ address: e }) =>
      `This address was used by another transaction in the meantime; the new address is ${e}. Read it again, then create the account.`,
    walletText: ({ name: e }) => `Create ${e}`,
    ready: ({ name: e }) => `“${e}” is ready`,
    failed: ({ name: e }) => `“${e}” was not created`,
    creating: ({ name: e }) => `Creating “${e}”`,
    pinned: `It is pinned in this browser.`,
    onChain: ({ chain: e }) => `On ${e}`,
    progress: `Progress`,
    late: `Sent, but not in a block yet`,
    open: `Open the account`,
    fund: `Receive funds`,
    fundHelp: `The account is empty. Receive funds to pay with it; owners can sign before that.`,
    backToReview: `Back to review`,
    transactionHash: `transaction hash`,
    lateHelp: `It has been pending for more than 5 minutes. Speed it up in the wallet, or go back to the review and send it again. Both transactions would create the same account, and only one of them can succeed.`,
    sentTitle: `Sent, waiting for a block`,
    minedTitle: `In a block, waiting to be indexed`,
    indexedTitle: `Created`,
    failedTitle: `Not created`,
    sent: `Sent`,
    inBlock: `In block`,
    indexed: `Indexed`,
    indexedHelp: `then you can open it like any other account`,
    nonceUsed: `The wallet used its nonce for another transaction, so the account was not created.`,
    reverted: `The creation was reverted. No account was created, but the gas was paid.`,
    enterName: `Enter a name for the account. It stays in this browser.`,
    nameTooLong: ({ length: e, limit: t }) => `The name has ${j(e)} characters; the limit is ${j(t)}. Shorten it.`,
    enterAddress: `Enter the owner’s address.`,
    noValidAddress: `This owner has no valid address yet.`,
    zeroOwner: `The zero address cannot be an owner: it has no key.`,
    sentinelOwner: ({ address: e }) =>
      `${e} cannot be an owner: the contract uses this address as the end of its list.`,
    sameOwner: ({ row: e }) => `This is the same address as owner ${e}. Each owner counts once.`,
    atLeastOne: `At least one owner must sign.`,
    tooFewOwners: ({ threshold: e, owners: t }) =>
      x(t, {
        one: `${j(e)} signatures are required, but there is only # owner. Add owners, or lower the threshold.`,
        other: `${j(e)} signatures are required, but there are only # owners. Add owners, or lower the threshold.`,
      }),
    onlyOwner: `The only owner signs alone`,
    allSign: ({ owners: e }) => `All ${j(e)} owners must sign`,
    anySign: ({ threshold: e, owners: t }) => `Any ${j(e)} of the ${j(t)} owners can sign`,
    combinations: (e) => x(e, { one: `# possible combination.`, other: `# possible combinations.` }),
    noneLost: `No key can be lost`,
    canLose: (e) => x(e, { one: `# key can be lost`, other: `# keys can be lost` }),
    lockedAfter: (e) => `If ${j(e)} are lost, the account is locked forever.`,
    stolen: (e) =>
      x(e, { one: `# stolen key is enough to take the assets`, other: `# stolen keys are needed to take the assets` }),
    twoAreSafer: `Two signatures are safer than one.`,
    keepApart: `Keep them in different places.`,
    appWaits: `An app waits for the account.`,
    backToApp: `Back to the app`,
    returnsToApp: `After the account is created and indexed, this page returns to the app, with the new account first in the list.`,
  })
function W(e) {
  let { length: t } = e.trim()
  return t === 0 ? U.enterName : G(e)
}
var G = (e) => (e.trim().length > 50 ? U.nameTooLong({ length: e.trim().length, limit: 50 }) : null)
function K(e, t) {
  let { address: n } = e
  if (e.text.trim() === ``) return U.enterAddress
  if (n === null) return U.noValidAddress
  if (A(n, `0x0000000000000000000000000000000000000000`)) return U.zeroOwner
  if (A(n, `0x0000000000000000000000000000000000000001`)) return U.sentinelOwner({ address: xe(n) })
  let r = t.findIndex((e) => e.address !== null && A(e.address, n))
  return t[r]?.id === e.id ? null : U.sameOwner({ row: r + 1 })
}
function q(e, t) {
  return !Number.isSafeInteger(e) || e < 1 ? U.atLeastOne : e <= t ? null : U.tooFewOwners({ threshold: e, owners: t })
}
var Me = (e) => Math.floor(e / 2) + 1
function Ne(e, t) {
  let n = t - e
  return [
    {
      fact: t === 1 ? U.onlyOwner : e === t ? U.allSign({ owners: t }) : U.anySign({ threshold: e, owners: t }),
      detail: U.combinations(Pe(t, e)),
    },
    { fact: n === 0 ? U.noneLost : U.canLose(n), detail: U.lockedAfter(n + 1) },
    { fact: U.stolen(e), detail: e === 1 ? U.twoAreSafer : U.keepApart },
  ]
}
function Pe(e, t) {
  let n = 1
  for (let r = 1; r <= t; r++) n = (n * (e - t + r)) / r
  return Math.round(n)
}
var Fe = (e) =>
    W(e.name) === null &&
    e.owners.every((t) => K(t, e.owners) === null && G(t.name) === null) &&
    q(e.threshold, e.owners.length) === null,
  J = {
    steps: `_steps_4ydle_1`,
    dot: `_dot_4ydle_26`,
    grid: `_grid_4ydle_48`,
    narrow: `_narrow_4ydle_54`,
    owner: `_owner_4ydle_60`,
    threshold: `_threshold_4ydle_66`,
    choices: `_choices_4ydle_73`,
    facts: `_facts_4ydle_112`,
    buttons: `_buttons_4ydle_125`,
    owners: `_owners_4ydle_131`,
    planned: `_planned_4ydle_163`,
    stepName: `_stepName_4ydle_170`,
  },
  Y = s()
function Ie({ name: e, chain: t, chains: n, onChange: r, onContinue: i }) {
  let [a, o] = (0, H.useState)(!1),
    s = W(e),
    c = s !== null && (a || e.trim().length > 0)
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(z, { title: U.title, subtitle: U.subtitle }),
      (0, Y.jsxs)(`form`, {
        className: J.narrow,
        noValidate: !0,
        onSubmit: (e) => {
          ;(e.preventDefault(), o(!0), s === null && i())
        },
        children: [
          (0, Y.jsxs)(`div`, {
            children: [
              (0, Y.jsx)(ge, {
                label: U.name,
                description: U.nameHelp,
                value: e,
                error: c,
                descriptionProps: { id: `create-name-description` },
                ...P(c && `create-name-note`, `create-name-description`),
                autoComplete: `off`,
                'data-autofocus': !0,
                onChange: (e) => r({ name: e.currentTarget.value }),
              }),
              c && (0, Y.jsx)(I, { kind: `error`, id: `create-name-note`, children: s }),
            ],
          }),
          (0, Y.jsx)(pe, {
            label: U.network,
            description: U.networkHelp,
            value: t.chainId,
            data: n.map(({ chainId: e, chainName: t }) => ({ value: e, label: t })),
            onChange: (e) => r({ chainId: e.currentTarget.value }),
          }),
          (0, Y.jsx)(`div`, {
            className: J.buttons,
            children: (0, Y.jsx)(p, { type: `submit`, variant: `filled`, children: U.toOwners }),
          }),
        ],
      }),
    ],
  })
}
var Le = E(
    N({
      step: y([`name`, `owners`, `review`]),
      name: c(),
      chainId: u(S),
      owners: o(N({ id: c(), name: c(), text: c() })),
      threshold: v(),
      isTouched: T(),
      isThresholdChosen: i(T()),
    }),
  ),
  X = (e = ``, t = ``) => ({ id: crypto.randomUUID(), name: t, text: e, address: null }),
  Re = () => ({ step: `name`, name: ``, chainId: null, owners: [X(), X(), X()], isTouched: !1, threshold: 2 }),
  Z = Ee(`create`, {
    parse(e) {
      let t = Le.parse(e)
      return t && { ...t, owners: t.owners.map((e) => ({ ...e, address: null })) }
    },
    print: (e) => JSON.stringify(e),
  }),
  ze = (e, t, n) =>
    O({
      queryKey: [`account-plan`, e.chainId, t?.join() ?? null, n],
      queryFn: async () => {
        let { planAccount: r } = await d(
          async () => {
            let { planAccount: e } = await import(`./planAccount-_gJ2iriQ.js`)
            return { planAccount: e }
          },
          __vite__mapDeps([
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
          ]),
          import.meta.url,
        )
        return r(e, t ?? [], n)
      },
      enabled: t !== null,
      staleTime: 1e4,
      meta: { persist: !1 },
    }),
  Be = (e, t, n) =>
    O({
      queryKey: [`account-cost`, e.chainId, t?.data ?? null, n],
      queryFn: async () => {
        if (!t || n === null) return null
        let [{ publicClientFor: r }, { feesFor: i, mostPerGas: a }] = await Promise.all([
            d(
              () => import(`./rest-DlatUGr7.js`).then((e) => e.n),
              __vite__mapDeps([19, 2, 7, 8, 1, 3, 4, 5, 9, 10, 20, 21, 22, 23, 24, 25, 26]),
              import.meta.url,
            ),
            d(
              () => import(`./rest-lK7BP4ts.js`).then((e) => e.r),
              __vite__mapDeps([27, 2, 7, 8, 1, 3, 4, 5, 9, 10]),
              import.meta.url,
            ),
          ]),
          o = r(e),
          [s, c, l] = await Promise.all([
            o.estimateGas({ account: n, to: t.factory, data: t.data }),
            i(e, o),
            o.getBalance({ address: n }),
          ])
        return { gas: s, most: s * a(c), balance: l }
      },
      enabled: t !== void 0 && n !== null,
      staleTime: 15e3,
      meta: { persist: !1 },
    })
function Ve({ chain: e, owners: t, threshold: n }) {
  let r = M(ze(e, t, n))
  return r.isError
    ? (0, Y.jsx)(F, {
        verdict: `caution`,
        title: U.notComputed,
        action: (0, Y.jsx)(`button`, {
          type: `button`,
          className: `cs-link`,
          onClick: () => void r.refetch(),
          children: U.tryAgain,
        }),
        children: D(r.error),
      })
    : (0, Y.jsx)(fe, {
        title: U.addressOn({ chain: e.chainName }),
        children: r.data
          ? (0, Y.jsxs)(Y.Fragment, {
              children: [
                (0, Y.jsx)(L, { value: r.data.address }),
                (0, Y.jsx)(`br`, {}),
                U.computedHere({ chain: e.chainName }),
                ` `,
                (0, Y.jsx)(R, { source: `chain` }),
              ],
            })
          : U.computing,
      })
}
function He({ draft: e, chain: t, owners: n, onChange: r, onResolved: i, onBack: a, onContinue: o }) {
  let [s, c] = (0, H.useState)(!1),
    { threshold: l } = e,
    { list: u, button: d, goTo: f } = Te(e.owners),
    m = (t, n) => r({ owners: e.owners.map((e) => (e.id === t ? { ...e, ...n } : e)) }),
    h = () => {
      ;(f(e.owners.length), r({ owners: [...e.owners, X()] }))
    },
    g = (t) => {
      f(e.owners.findIndex((e) => e.id === t))
      let n = e.owners.filter((e) => e.id !== t)
      r({ owners: n.length === 0 ? [X()] : n })
    },
    v = q(l, e.owners.length),
    y = n !== null && v === null && e.owners.every(({ name: e }) => G(e) === null)
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(z, { title: U.ownersOf({ name: e.name.trim() }), subtitle: U.ownersHelp }),
      (0, Y.jsxs)(`div`, {
        className: J.grid,
        children: [
          (0, Y.jsxs)(`div`, {
            children: [
              (0, Y.jsx)(_e, { title: U.owners, count: e.owners.length }),
              (0, Y.jsx)(`ol`, {
                ref: u,
                children: e.owners.map((n, r) =>
                  (0, Y.jsx)(
                    Ue,
                    {
                      row: n,
                      number: r + 1,
                      chain: t,
                      problem: K(n, e.owners),
                      isTold: s,
                      onChange: (e) => m(n.id, e),
                      onResolved: (e) => i(n.id, e),
                      onRemove: () => g(n.id),
                    },
                    n.id,
                  ),
                ),
              }),
              (0, Y.jsx)(p, {
                ref: d,
                size: `xs`,
                mt: `sm`,
                leftSection: (0, Y.jsx)(_, { name: `plus` }),
                onClick: h,
                children: U.addOwner,
              }),
            ],
          }),
          (0, Y.jsxs)(`aside`, {
            className: B.aside,
            children: [
              (0, Y.jsx)(We, {
                threshold: l,
                owners: e.owners.length,
                problem: v,
                onChange: (e) => r({ threshold: e }),
              }),
              (0, Y.jsx)(`div`, {
                className: J.planned,
                children: y
                  ? (0, Y.jsx)(Ve, { chain: t, owners: n, threshold: l })
                  : (0, Y.jsx)(fe, { title: U.address, children: U.addressLater }),
              }),
              (0, Y.jsxs)(`div`, {
                className: J.buttons,
                children: [
                  (0, Y.jsx)(p, { variant: `subtle`, onClick: a, children: U.back }),
                  (0, Y.jsx)(p, { variant: `filled`, onClick: () => (y ? o() : c(!0)), children: U.toReview }),
                ],
              }),
            ],
          }),
        ],
      }),
    ],
  })
}
function Ue({ row: e, number: t, chain: n, problem: r, isTold: i, onChange: a, onResolved: o, onRemove: s }) {
  let c = g().address,
    l = c !== null && e.address !== null && A(c, e.address),
    u = G(e.name),
    { nameOf: d } = C(),
    f = e.address === null ? void 0 : d(e.address, n.chainId)?.name,
    p = (0, H.useId)(),
    m = r !== null && (e.address !== null || (i && e.text.trim() === ``))
  return (0, Y.jsxs)(`li`, {
    className: `${B.row} ${J.owner}`,
    children: [
      (0, Y.jsx)(`span`, { className: B.number, children: t }),
      (0, Y.jsxs)(`div`, {
        children: [
          (0, Y.jsx)(ge, {
            label: U.nameOf({ row: t }),
            placeholder: f ?? (l ? U.you : U.name),
            value: e.name,
            error: u !== null,
            ...P(u && p),
            autoComplete: `off`,
            onChange: (e) => a({ name: e.currentTarget.value }),
          }),
          u && (0, Y.jsx)(I, { kind: `error`, id: p, children: u }),
        ],
      }),
      (0, Y.jsx)(`div`, {
        children: (0, Y.jsx)(Ce, {
          label: U.addressOf({ row: t }),
          value: e.text,
          chain: n,
          onChange: (e) => a({ text: e }),
          onResolved: o,
          error: m ? r : void 0,
          notes: l && (0, Y.jsx)(I, { kind: `ok`, children: U.connectedWallet }),
        }),
      }),
      (0, Y.jsx)(be, {
        className: B.remove,
        'aria-label': U.removeOwner({ row: t }),
        onClick: s,
        children: (0, Y.jsx)(_, { name: `trash` }),
      }),
    ],
  })
}
function We({ threshold: e, owners: t, problem: n, onChange: r }) {
  let i = Math.max(t, e)
  return (0, Y.jsxs)(`section`, {
    className: `cs-panel`,
    children: [
      (0, Y.jsxs)(`div`, {
        className: J.threshold,
        children: [
          (0, Y.jsx)(he, { threshold: e, owners: t, size: 92, label: `` }),
          (0, Y.jsxs)(`fieldset`, {
            'aria-describedby': n ? `threshold-note` : void 0,
            children: [
              (0, Y.jsx)(`legend`, { children: (0, Y.jsx)(`b`, { children: U.needed }) }),
              (0, Y.jsx)(`div`, {
                className: J.choices,
                children: Array.from({ length: i }, (e, t) => t + 1).map((n) =>
                  (0, Y.jsxs)(
                    `label`,
                    {
                      children: [
                        (0, Y.jsx)(`input`, {
                          type: `radio`,
                          name: `threshold`,
                          checked: n === e,
                          onChange: () => r(n),
                          'aria-label': U.ofOwners({ count: n, owners: t }),
                        }),
                        j(n),
                      ],
                    },
                    n,
                  ),
                ),
              }),
              n && (0, Y.jsx)(I, { kind: `error`, id: `threshold-note`, children: n }),
            ],
          }),
        ],
      }),
      !n &&
        (0, Y.jsx)(`ul`, {
          className: J.facts,
          children: Ne(e, t).map(({ fact: e, detail: t }) =>
            (0, Y.jsxs)(`li`, { children: [(0, Y.jsx)(`b`, { children: e }), (0, Y.jsx)(`span`, { children: t })] }, e),
          ),
        }),
    ],
  })
}
function Ge({ creation: e, chain: t, onRetry: n, onDone: r }) {
  let { phase: i, name: o, address: s, failure: c, txHash: l } = e,
    u = a({ shortName: t.shortName, address: s }),
    d = i === `failed`,
    [f, m] = (0, H.useState)(!1),
    h = i === `sent` && e.isLate
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(z, {
        title: i === `indexed` ? U.ready({ name: o }) : d ? U.failed({ name: o }) : U.creating({ name: o }),
        subtitle: i === `indexed` ? U.pinned : U.onChain({ chain: t.chainName }),
      }),
      (0, Y.jsx)(`div`, {
        className: J.narrow,
        children: (0, Y.jsxs)(De, {
          label: U.progress,
          live: !0,
          tone: d ? `danger` : `ink`,
          ring: (0, Y.jsx)(_, { name: d ? `circle-x` : i === `indexed` ? `circle-check` : `hourglass`, size: 32 }),
          title: h ? U.late : Ke(i),
          detail: (0, Y.jsx)(L, { value: s }),
          actions: (0, Y.jsxs)(Y.Fragment, {
            children: [
              i === `indexed` &&
                (0, Y.jsx)(p, {
                  variant: `filled`,
                  size: `xs`,
                  renderRoot: (e) => (0, Y.jsx)(ee, { to: `/safes/$safe`, params: { safe: u }, onClick: r, ...e }),
                  children: U.open,
                }),
              i === `indexed` &&
                (0, Y.jsx)(p, {
                  size: `xs`,
                  leftSection: (0, Y.jsx)(_, { name: `qrcode` }),
                  onClick: () => m(!0),
                  children: U.fund,
                }),
              (d || h) &&
                (0, Y.jsx)(p, {
                  size: `xs`,
                  leftSection: (0, Y.jsx)(_, { name: `refresh` }),
                  onClick: n,
                  children: U.backToReview,
                }),
              (0, Y.jsx)(ve, { value: l, label: U.transactionHash }),
            ],
          }),
          children: [
            (0, Y.jsx)(Oe, { steps: qe(e) }),
            i === `indexed` && (0, Y.jsx)(V, { children: U.fundHelp }),
            c && (0, Y.jsx)(V, { children: c }),
            h && (0, Y.jsx)(V, { children: U.lateHelp }),
          ],
        }),
      }),
      f && (0, Y.jsx)(ke, { chain: t, safe: s, onClose: () => m(!1) }),
    ],
  })
}
var Ke = (e) => ({ sent: U.sentTitle, mined: U.minedTitle, indexed: U.indexedTitle, failed: U.failedTitle })[e]
function qe({ phase: e, sentAt: t, minedAt: n, endedAt: i, block: a }) {
  let o = (e) => (e === null ? void 0 : (0, Y.jsx)(f, { at: e, form: `time` })),
    s = n !== null
  return [
    { name: U.sent, state: `done`, at: o(t) },
    {
      name: U.inBlock,
      state: s ? `done` : e === `failed` ? `failed` : `current`,
      at: o(s ? n : e === `failed` ? i : null),
      detail:
        a === null
          ? void 0
          : (0, Y.jsxs)(Y.Fragment, {
              children: [(0, Y.jsx)(r, { block: BigInt(a) }), ` `, (0, Y.jsx)(R, { source: `chain` })],
            }),
    },
    {
      name: U.indexed,
      state: e === `indexed` ? `done` : s && e !== `failed` ? `current` : `todo`,
      at: o(e === `indexed` ? i : null),
      detail: U.indexedHelp,
    },
  ]
}
var Je = (e, t) =>
  O({
    queryKey: [`owner-names`, e.chainId, e.ensRegistryAddress, ...t],
    queryFn: async () => {
      let { readNames: n } = await d(
        async () => {
          let { readNames: e } = await import(`./rest-DDdzm_og.js`).then((e) => e.n)
          return { readNames: e }
        },
        __vite__mapDeps([28, 2, 7, 8, 1, 3, 4, 5, 9, 10, 29, 30, 31, 32, 33, 34]),
        import.meta.url,
      )
      return n(e, t)
    },
    staleTime: 5e3,
    meta: { persist: !1 },
  })
function Ye({ draft: e, chain: t, owners: n, onBack: r }) {
  let i = g(),
    { nameOf: a } = C(),
    o = i.status === `connected` ? i.address : null,
    { threshold: s } = e,
    c = M(ze(t, n, s)),
    l = M(Be(t, c.data, o)),
    u = M(Je(t, n)),
    f = (u.data ?? []).some(({ verdict: e, field: t }) => e === `danger` && t !== `ensRegistryAddress`),
    [m, h] = (0, H.useState)(!1),
    [_, v] = (0, H.useState)(null),
    y = async () => {
      ;(h(!0), v(null))
      try {
        let r = (await c.refetch({ throwOnError: !0 })).data
        if (!r) throw Error(U.noAddress)
        if (r.address !== c.data?.address) throw Error(U.addressTaken({ address: r.address }))
        let { startCreation: i } = await d(
            async () => {
              let { startCreation: e } = await import(`./startCreation-BcvYVWtc.js`)
              return { startCreation: e }
            },
            __vite__mapDeps([
              35, 36, 2, 7, 8, 1, 3, 4, 5, 9, 10, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 18, 21, 22, 23, 24, 25, 19,
              20, 26, 47, 48, 27,
            ]),
            import.meta.url,
          ),
          a = n.map((t, n) => ({ address: t, name: e.owners[n]?.name.trim() ?? `` }))
        await i({ chain: t, plan: r, name: e.name.trim(), owners: a, threshold: s })
      } catch (e) {
        v(D(e))
      } finally {
        h(!1)
      }
    },
    b = [c.data ? [] : [U.addressOfAccount], u.data ? [] : [U.namesOfOwners]].flat(),
    x = f ? U.nameMoved : b.length > 0 ? U.waits({ missing: b }) : null
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(z, { title: U.reviewOf({ name: e.name.trim() }), subtitle: U.reviewHelp }),
      (0, Y.jsxs)(`div`, {
        className: J.narrow,
        children: [
          (0, Y.jsx)(we, { chain: t }),
          (0, Y.jsx)(je, {
            framed: !0,
            rows: [
              { label: U.network, value: t.chainName },
              {
                label: U.address,
                value: c.data
                  ? (0, Y.jsxs)(Y.Fragment, {
                      children: [(0, Y.jsx)(L, { value: c.data.address }), ` `, (0, Y.jsx)(R, { source: `chain` })],
                    })
                  : c.isError
                    ? c.error.message
                    : U.computing,
              },
              {
                label: U.owners,
                value: (0, Y.jsx)(`div`, {
                  className: J.owners,
                  children: n.map((n, r) =>
                    (0, Y.jsx)(me, { address: n, name: e.owners[r]?.name || a(n, t.chainId)?.name, form: `full` }, n),
                  ),
                }),
              },
              { label: U.needed, value: U.ofOwners({ count: s, owners: n.length }) },
              {
                label: U.contract,
                value: c.data ? U.contractVersion({ version: c.data.version, l2: c.data.isL2 }) : `…`,
              },
              { label: U.cost, value: (0, Y.jsx)(Xe, { chain: t, cost: l, isConnected: o !== null }) },
            ],
          }),
          (0, Y.jsx)(Ze, { checks: [...(c.data?.checks ?? []), ...(u.data ?? [])] }),
          _ && (0, Y.jsx)(F, { verdict: `danger`, title: _, announce: !0 }),
          (0, Y.jsxs)(`div`, {
            className: J.buttons,
            children: [
              (0, Y.jsx)(p, { variant: `subtle`, onClick: r, disabled: m, children: U.back }),
              o === null
                ? (0, Y.jsx)(p, { variant: `filled`, onClick: ie, children: U.connect })
                : x === null
                  ? (0, Y.jsx)(p, { variant: `filled`, loading: m, onClick: () => void y(), children: U.create })
                  : (0, Y.jsx)(Ae, { reason: x, children: U.create }),
            ],
          }),
        ],
      }),
    ],
  })
}
function Xe({ chain: e, cost: t, isConnected: n }) {
  if (!n) return U.costLater
  if (t.error) return U.notEstimated({ reason: D(t.error) })
  if (!t.data) return U.estimating
  let { decimals: r, symbol: i } = ye(e),
    { most: a, balance: o, gas: s } = t.data,
    c = (e) => `${Se(e, r, { maxFraction: 6, minFraction: 2 })} ${i}`
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(de, { text: U.atMost({ gas: s }), slots: { amount: (0, Y.jsx)(`b`, { children: c(a) }) } }),
      a > o && (0, Y.jsx)(F, { verdict: `caution`, title: U.tooPoor({ balance: c(o) }) }),
    ],
  })
}
function Ze({ checks: e }) {
  return e
    .filter(({ verdict: e }) => e !== `verified`)
    .map(({ verdict: e, field: t, title: n, reason: r }) => (0, Y.jsx)(F, { verdict: e, title: n, children: r }, t))
}
var Qe = N({
    chainId: S,
    address: k,
    name: c(),
    owners: o(N({ address: k, name: c() })),
    threshold: v(),
    txHash: ue,
    sender: k,
    walletNonce: u(v()),
    phase: y([`sent`, `mined`, `indexed`, `failed`]),
    failure: u(c()),
    misses: v(),
    isLate: ce(T(), !1),
    block: u(c()),
    sentAt: v(),
    minedAt: u(v()),
    endedAt: u(v()),
  }),
  Q = te(`countersign.creation`, null, E(u(Qe))),
  $e = () => oe(Q),
  et = 3,
  tt = 3e5
function nt(e, t) {
  if (e.phase === `indexed` || e.phase === `failed`) return e
  if (t.receipt && !t.receipt.isSuccess && !t.exists) return rt(e, t, t.receipt.reason)
  if (t.receipt || t.exists) {
    let n = { ...e, phase: `mined`, block: t.receipt?.block ?? e.block, minedAt: e.minedAt ?? t.now }
    return t.isIndexed ? { ...n, phase: `indexed`, endedAt: t.now } : e.phase === `mined` && e.block === n.block ? e : n
  }
  let n = e.walletNonce !== null && t.walletNonce !== null && t.walletNonce > e.walletNonce ? e.misses + 1 : 0
  if (n >= et) return rt(e, t, U.nonceUsed)
  let r = t.now - e.sentAt > tt
  return n === e.misses && r === e.isLate ? e : { ...e, misses: n, isLate: r }
}
var rt = (e, { now: t }, n) => ({ ...e, phase: `failed`, failure: n, endedAt: t }),
  it = 1e3
function at(e, t) {
  let r = n(),
    i = e?.phase === `sent` || e?.phase === `mined` ? e.txHash : null
  ;(0, H.useEffect)(() => {
    if (i === null || !t) return
    let e,
      n = !1,
      a = async () => {
        let o = Q.get()
        if (!(n || o?.txHash !== i)) {
          try {
            let { observeCreation: e } = await d(
                async () => {
                  let { observeCreation: e } = await import(`./observeCreation-D8Zzl3OM.js`)
                  return { observeCreation: e }
                },
                __vite__mapDeps([49, 23, 7, 2, 8, 1, 3, 4, 5, 9, 10, 19, 20, 21, 22, 24, 25, 26]),
                import.meta.url,
              ),
              a = await e(t, o),
              s = Q.get()
            if (n || s?.txHash !== i) return
            let c = nt(s, a)
            if ((c !== s && Q.set(c), c.phase === `indexed`)) {
              ;(ot(c), r.invalidateQueries({ queryKey: [`owner-safes`] }))
              return
            }
          } catch {}
          n || (e = setTimeout(() => void a(), it))
        }
      }
    return (
      a(),
      () => {
        ;((n = !0), clearTimeout(e))
      }
    )
  }, [i, t, r])
}
function ot({ chainId: e, address: t, name: n, owners: r }) {
  ;(l({ chainId: e, safe: t }), b({ address: t, name: n, chainId: e }))
  for (let e of r) e.name.trim() !== `` && b({ address: e.address, name: e.name, chainId: null })
}
function st({ current: e }) {
  return (0, Y.jsx)(`ol`, {
    className: J.steps,
    'aria-label': U.stepList,
    children: U.steps.map((t, n) => {
      let r = n < e ? `done` : n === e ? `now` : `todo`
      return (0, Y.jsxs)(
        `li`,
        {
          'data-state': r,
          'aria-current': r === `now` ? `step` : void 0,
          children: [
            (0, Y.jsx)(`span`, {
              className: J.dot,
              'aria-hidden': !0,
              children: r === `done` ? (0, Y.jsx)(_, { name: `check`, size: 13, stroke: 2.5 }) : n + 1,
            }),
            (0, Y.jsx)(`span`, { className: J.stepName, children: t }),
            r === `done` && (0, Y.jsx)(`span`, { className: `cs-visually-hidden`, children: U.stepDone }),
          ],
        },
        t,
      )
    }),
  })
}
var ct = { name: 0, owners: 1, review: 2 }
function lt({ network: e, onReady: t }) {
  let { data: n } = M(ae()),
    r = g(),
    i = $e(),
    [o, s] = (0, H.useState)(() => Z.read(null) ?? Re())
  ;((0, H.useEffect)(() => Z.write(null, o), [o]), se(U.pageTitle))
  let c = n?.find(({ chainId: e }) => e === i?.chainId)
  at(i, c)
  let l = () => {
      ;(Q.set(null), Z.clear(null))
    },
    u = (0, H.useRef)(i?.phase === `indexed`),
    d = (0, H.useEffectEvent)((e) => {
      ;(l(), t?.(e))
    })
  ;(0, H.useEffect)(() => {
    i?.phase === `indexed`
      ? !u.current && c && t && ((u.current = !0), d(a({ shortName: c.shortName, address: i.address })))
      : (u.current = !1)
  }, [i, c, t])
  let f = $(o, r.address),
    p = (e) => s((t) => ({ ...$(t, r.address), ...e, isTouched: t.isTouched || `owners` in e, ...ut(t, e) })),
    h =
      n?.find(({ chainId: e }) => e === f.chainId) ??
      n?.find(({ shortName: t }) => t === e) ??
      n?.find(({ chainId: e }) => e === r.chainId) ??
      n?.[0]
  if (!h || !n) return (0, Y.jsx)(m, { rows: 3, shape: `table`, label: U.loadingNetworks })
  if (i && c)
    return (0, Y.jsxs)(Y.Fragment, {
      children: [
        (0, Y.jsx)(st, { current: 3 }),
        (0, Y.jsx)(Ge, { creation: i, chain: c, onRetry: () => Q.set(null), onDone: l }),
      ],
    })
  let _ = Fe(f),
    v = f.owners.flatMap(({ address: e }) => (e === null ? [] : [e])),
    y = f.step === `review` && !_ ? `owners` : f.step
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(st, { current: ct[y] }),
      y === `name` &&
        (0, Y.jsx)(Ie, {
          name: f.name,
          chain: h,
          chains: n,
          onChange: p,
          onContinue: () => p({ step: `owners`, chainId: h.chainId }),
        }),
      y === `owners` &&
        (0, Y.jsx)(He, {
          draft: f,
          chain: h,
          owners: _ ? v : null,
          onChange: p,
          onResolved: (e, t) =>
            s((n) => {
              let { owners: i, ...a } = $(n, r.address)
              return { ...a, owners: i.map((n) => (n.id === e ? { ...n, address: t } : n)) }
            }),
          onBack: () => p({ step: `name` }),
          onContinue: () => p({ step: `review` }),
        }),
      y === `review` && (0, Y.jsx)(Ye, { draft: f, chain: h, owners: v, onBack: () => p({ step: `owners` }) }),
    ],
  })
}
var ut = (e, t) =>
    t.threshold === void 0
      ? t.owners !== void 0 && t.owners.length !== e.owners.length && e.isThresholdChosen !== !0
        ? { threshold: Me(t.owners.length) }
        : {}
      : { isThresholdChosen: !0 },
  $ = (e, t) =>
    e.isTouched || t === null ? e : { ...e, owners: e.owners.map((e, n) => (n === 0 ? { ...e, text: t } : e)) },
  dt = t({ component: () => ft })
function ft() {
  let { then: e, chain: t } = w.useSearch(),
    n = w.useNavigate(),
    r = (t) => {
      e !== void 0 && n({ href: t === null ? e : `${e}&created=${encodeURIComponent(t)}` })
    }
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      e !== void 0 &&
        (0, Y.jsx)(h, {
          icon: `apps`,
          title: U.appWaits,
          action: { label: U.backToApp, onClick: () => r(null) },
          children: U.returnsToApp,
        }),
      (0, Y.jsx)(lt, { network: t, onReady: e === void 0 ? void 0 : r }),
    ],
  })
}
export { ft as component, Q as n, U as r, dt as t }
//# sourceMappingURL=create-ByNEgX-G.js.map
