import { ba as e, hi as t, oi as n, ui as r, xa as i, ya as a } from './index--te03lJq.js'
var o = i(`app-requests`, {
    appClosed: `The app is closed`,
    closed: ({ host: e }) => `${e} is closed`,
    finishTransaction: `It requested this transaction, and was closed, or lost when this page was reloaded. You can still finish here: your signature proposes it to the queue as usual. The app gets no answer, or was told that the request was rejected. If you open it again, it has to send a new request.`,
    finishMessage: `It requested this message, and was closed, or lost when this page was reloaded. You can still finish here: your signature is stored with the messages as usual. The app gets no answer, or was told that the request was rejected. If you open it again, it has to send a new request.`,
    discard: `Discard it`,
    reading: `Reading the account from the chain`,
    noCheck: `No check could run`,
    provesNothing: `The app’s description proves nothing`,
    moreFindings: (t) => `The review page shows ${e(t, { one: `# more finding`, other: `# more findings` })}.`,
    fromBytes: `Everything shown here is derived from the bytes to sign.`,
    calls: `Calls`,
    gasLimit: `The app sets a gas limit (safeTxGas)`,
    gasLimitText: (e) =>
      `It requests ${a(e)} gas. If an inner call fails, the execution still uses the nonce. You can change the value on the review page.`,
    plainPayment: `Plain payment, no data`,
    unknownMethod: ({ selector: e }) => `${e}, unknown method`,
    whatLeaves: `What leaves the account`,
    leaves: `Leaves at most`,
    arrives: `Arrives in the simulation`,
    to: `To`,
    andMore: (e) => `and ${a(e)} more`,
    everything: `Everything`,
    every: (e) => `Every ${e}`,
    token: `token`,
    requests: `Requests`,
    transactionRequest: `Transaction request`,
    signatureRequest: `Signature request`,
    closeRequest: `Close request`,
    whatRequested: `What the app requests`,
    moreWait: (t) => e(t, { one: `# more request waits`, other: `# more requests wait` }),
    oneByOne: `They are shown one by one, after you answer this one.`,
    decline: `Decline`,
    reviewAndSign: `Review and sign`,
    ofCalls: (t) => e(t, { one: `<host/>, # call`, other: `<host/>, # calls in one batch` }),
    ofText: `<host/>, a text, no transaction`,
    ofTyped: `<host/>, typed data, no transaction`,
    ofTextOnChain: `<host/>, a text, signed by a transaction`,
    ofTypedOnChain: `<host/>, typed data, signed by a transaction`,
    waiting: `Waiting for signatures`,
    waitingOf: ({ signed: e, threshold: t }) => `Waiting for signatures, ${e} of ${t}`,
    notSignedBy: (e) => `Not signed by ${e.join(`, `)}.`,
    answerWhenComplete: `The app gets its answer when the message is complete, if this page stays open.`,
    openMessage: `Open message`,
    stopWaiting: `Stop waiting`,
    senderClosed: `The app that sent the request is closed.`,
    notPossible: `This request cannot become a transaction.`,
    preparing: `Preparing the transaction`,
  }),
  s = (e) => (URL.canParse(e) && new URL(e).host) || e
function c() {
  let e = r(),
    i = t(),
    a = n({ select: ({ resolvedLocation: e }) => l(e) })
  return async (t) => {
    ;(a === null || l(i.latestLocation) === a) && (await e(t))
  }
}
var l = (e) => (e === void 0 ? null : e.pathname + e.searchStr)
export { s as n, o as r, c as t }
//# sourceMappingURL=rest-BUBkRqV3.js.map
