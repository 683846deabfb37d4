import {
  Fi as e,
  Ga as t,
  M as n,
  Ma as r,
  Mi as i,
  Nt as a,
  Qi as o,
  ci as s,
  it as c,
  jt as l,
  ma as u,
  tn as d,
  xa as f,
} from './index--te03lJq.js'
import { M as p, g as m } from './fields-KVqNPxJG.js'
import { Cn as h, Fn as g, wn as _ } from './lists-DTBg-a7q.js'
var v = {
    page: `_page_1x673_1`,
    asked: `_asked_1x673_7`,
    accounts: `_accounts_1x673_14`,
    chain: `_chain_1x673_26`,
    acts: `_acts_1x673_33`,
  },
  y = f(`add-owner-link`, {
    title: `Add an owner`,
    subtitle: `This link asks you to add an owner, but it names no account. Choose the account.`,
    newOwner: `New owner in the link`,
    chooseAccount: `Your accounts`,
    loading: `Loading your accounts`,
    openForm: `Open its owners`,
    openFormOf: ({ name: e, network: t }) => `Open the owners of ${e} on ${t}`,
    noAccounts: `You have no account here.`,
    noAccountsNote: `Connect the wallet of an owner, or open the account under All accounts. Then open this link again. Nothing changes before you review and sign.`,
    connect: `Connect wallet`,
    allAccounts: `All accounts`,
  }),
  b = t()
function x({ asked: t, accounts: n, isLoading: c }) {
  let { address: f } = a()
  d(y.title)
  let m = u(t)
  return (0, b.jsxs)(b.Fragment, {
    children: [
      (0, b.jsx)(_, { title: y.title, subtitle: y.subtitle }),
      (0, b.jsxs)(`div`, {
        className: v.page,
        children: [
          t !== `` &&
            (0, b.jsxs)(`section`, {
              className: `cs-panel ${v.asked}`,
              'aria-label': y.newOwner,
              children: [
                (0, b.jsx)(`b`, { children: y.newOwner }),
                m.ok ? (0, b.jsx)(g, { value: m.address }) : (0, b.jsx)(`span`, { children: t }),
              ],
            }),
          (0, b.jsxs)(`section`, {
            'aria-labelledby': `add-owner-accounts`,
            children: [
              (0, b.jsx)(h, { id: `add-owner-accounts`, title: y.chooseAccount }),
              c && (0, b.jsx)(i, { rows: 2, shape: `account`, label: y.loading }),
              n.length > 0 &&
                (0, b.jsx)(`ul`, {
                  className: `cs-panel ${v.accounts}`,
                  children: n.map(({ account: e, safe: n, name: i, chainName: a }) =>
                    (0, b.jsxs)(
                      `li`,
                      {
                        children: [
                          (0, b.jsx)(p, { address: n, shape: `account`, ...(i === null ? {} : { name: i }) }),
                          (0, b.jsx)(`span`, { className: v.chain, children: a }),
                          (0, b.jsx)(r, {
                            size: `xs`,
                            'aria-label': y.openFormOf({ name: i ?? n, network: a }),
                            renderRoot: (n) =>
                              (0, b.jsx)(s, {
                                to: `/safes/$safe/setup/owners`,
                                params: { safe: e },
                                search: t === `` ? {} : { add: t },
                                ...n,
                              }),
                            children: y.openForm,
                          }),
                        ],
                      },
                      e,
                    ),
                  ),
                }),
              !c &&
                n.length === 0 &&
                (0, b.jsx)(e, {
                  sentence: y.noAccounts,
                  detail: y.noAccountsNote,
                  action: (0, b.jsxs)(`span`, {
                    className: v.acts,
                    children: [
                      f === null &&
                        (0, b.jsx)(r, {
                          leftSection: (0, b.jsx)(o, { name: `wallet` }),
                          onClick: l,
                          children: y.connect,
                        }),
                      (0, b.jsx)(s, { to: `/accounts`, className: `cs-link`, children: y.allAccounts }),
                    ],
                  }),
                }),
            ],
          }),
        ],
      }),
    ],
  })
}
function S() {
  let { address: e = `` } = n.useSearch(),
    { accounts: t, isLoading: r } = m(),
    { nameOf: i } = c(),
    a = t.map(({ account: e, safe: t, chain: { chainId: n, chainName: r } }) => ({
      account: e,
      safe: t,
      chainName: r,
      name: i(t, n)?.name ?? null,
    }))
  return (0, b.jsx)(x, { asked: e, accounts: a, isLoading: r })
}
export { S as component }
//# sourceMappingURL=addOwner-Bf0dQ7nJ.js.map
