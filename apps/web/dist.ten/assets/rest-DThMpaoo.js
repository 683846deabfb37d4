import { n as e, r as t, t as n } from './rolldown-runtime-DLMaRju-.js'
var r = n((e, t, n) => {
    var r =
      (n && n.__awaiter) ||
      function (e, t, n, r) {
        function i(e) {
          return e instanceof n
            ? e
            : new n(function (t) {
                t(e)
              })
        }
        return new (n ||= Promise)(function (n, a) {
          function o(e) {
            try {
              c(r.next(e))
            } catch (e) {
              a(e)
            }
          }
          function s(e) {
            try {
              c(r.throw(e))
            } catch (e) {
              a(e)
            }
          }
          function c(e) {
            e.done ? n(e.value) : i(e.value).then(o, s)
          }
          c((r = r.apply(e, t || [])).next())
        })
      }
    ;(Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.insertParams = o),
      (e.stringifyQuery = s),
      (e.fetchData = l),
      (e.getData = u))
    var i = (e) => typeof e == `object` && !!e && (`code` in e || `statusCode` in e) && `message` in e
    function a(e, t, n) {
      return e.replace(RegExp(`\\{${t}\\}`, `g`), n)
    }
    function o(e, t) {
      return t ? Object.keys(t).reduce((e, n) => a(e, n, String(t[n])), e) : e
    }
    function s(e) {
      if (!e) return ``
      let t = new URLSearchParams()
      Object.keys(e).forEach((n) => {
        e[n] != null && t.append(n, String(e[n]))
      })
      let n = t.toString()
      return n ? `?${n}` : ``
    }
    function c(e) {
      return r(this, void 0, void 0, function* () {
        let t
        try {
          t = yield e.json()
        } catch {
          t = {}
        }
        if (!e.ok) {
          let n = i(t) ? `CGW error - ${t.code ?? t.statusCode}: ${t.message}` : `CGW error - status ${e.statusText}`
          throw Error(n)
        }
        return t
      })
    }
    function l(e, t, n, i, a) {
      return r(this, void 0, void 0, function* () {
        let r = Object.assign({ 'Content-Type': `application/json` }, i),
          o = { method: t ?? `POST`, headers: r }
        return (
          a && (o.credentials = a),
          n != null && (o.body = typeof n == `string` ? n : JSON.stringify(n)),
          c(yield fetch(e, o))
        )
      })
    }
    function u(e, t, n) {
      return r(this, void 0, void 0, function* () {
        let r = { method: `GET` }
        return (
          t && (r.headers = Object.assign(Object.assign({}, t), { 'Content-Type': `application/json` })),
          n && (r.credentials = n),
          c(yield fetch(e, r))
        )
      })
    }
  }),
  i = n((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.postEndpoint = i),
      (e.putEndpoint = a),
      (e.deleteEndpoint = o),
      (e.getEndpoint = s))
    var t = r()
    function n(e, n, r, i) {
      return `${e}${(0, t.insertParams)(n, r)}${(0, t.stringifyQuery)(i)}`
    }
    function i(e, r, i) {
      let a = n(e, r, i?.path, i?.query)
      return (0, t.fetchData)(a, `POST`, i?.body, i?.headers, i?.credentials)
    }
    function a(e, r, i) {
      let a = n(e, r, i?.path, i?.query)
      return (0, t.fetchData)(a, `PUT`, i?.body, i?.headers, i?.credentials)
    }
    function o(e, r, i) {
      let a = n(e, r, i?.path, i?.query)
      return (0, t.fetchData)(a, `DELETE`, i?.body, i?.headers, i?.credentials)
    }
    function s(e, r, i, a) {
      if (a) return (0, t.getData)(a, void 0, i?.credentials)
      let o = n(e, r, i?.path, i?.query)
      return (0, t.getData)(o, i?.headers, i?.credentials)
    }
  }),
  a = n((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.DEFAULT_BASE_URL = void 0),
      (e.DEFAULT_BASE_URL = `https://safe-client.safe.global`))
  }),
  o = n((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }), (e.ImplementationVersionState = void 0))
    var t
    ;(function (e) {
      ;((e.UP_TO_DATE = `UP_TO_DATE`), (e.OUTDATED = `OUTDATED`), (e.UNKNOWN = `UNKNOWN`))
    })(t || (e.ImplementationVersionState = t = {}))
  }),
  s = n((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.SafeAppSocialPlatforms = e.SafeAppFeatures = e.SafeAppAccessPolicyTypes = void 0))
    var t
    ;(function (e) {
      ;((e.NoRestrictions = `NO_RESTRICTIONS`), (e.DomainAllowlist = `DOMAIN_ALLOWLIST`))
    })(t || (e.SafeAppAccessPolicyTypes = t = {}))
    var n
    ;(function (e) {
      e.BATCHED_TRANSACTIONS = `BATCHED_TRANSACTIONS`
    })(n || (e.SafeAppFeatures = n = {}))
    var r
    ;(function (e) {
      ;((e.TWITTER = `TWITTER`), (e.GITHUB = `GITHUB`), (e.DISCORD = `DISCORD`), (e.TELEGRAM = `TELEGRAM`))
    })(r || (e.SafeAppSocialPlatforms = r = {}))
  }),
  c = n((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.LabelValue =
        e.StartTimeValue =
        e.DurationType =
        e.DetailedExecutionInfoType =
        e.TransactionListItemType =
        e.ConflictType =
        e.TransactionInfoType =
        e.SettingsInfoType =
        e.TransactionTokenType =
        e.TransferDirection =
        e.TransactionStatus =
        e.Operation =
          void 0))
    var t
    ;(function (e) {
      ;((e[(e.CALL = 0)] = `CALL`), (e[(e.DELEGATE = 1)] = `DELEGATE`))
    })(t || (e.Operation = t = {}))
    var n
    ;(function (e) {
      ;((e.AWAITING_CONFIRMATIONS = `AWAITING_CONFIRMATIONS`),
        (e.AWAITING_EXECUTION = `AWAITING_EXECUTION`),
        (e.CANCELLED = `CANCELLED`),
        (e.FAILED = `FAILED`),
        (e.SUCCESS = `SUCCESS`))
    })(n || (e.TransactionStatus = n = {}))
    var r
    ;(function (e) {
      ;((e.INCOMING = `INCOMING`), (e.OUTGOING = `OUTGOING`), (e.UNKNOWN = `UNKNOWN`))
    })(r || (e.TransferDirection = r = {}))
    var i
    ;(function (e) {
      ;((e.ERC20 = `ERC20`), (e.ERC721 = `ERC721`), (e.NATIVE_COIN = `NATIVE_COIN`))
    })(i || (e.TransactionTokenType = i = {}))
    var a
    ;(function (e) {
      ;((e.SET_FALLBACK_HANDLER = `SET_FALLBACK_HANDLER`),
        (e.ADD_OWNER = `ADD_OWNER`),
        (e.REMOVE_OWNER = `REMOVE_OWNER`),
        (e.SWAP_OWNER = `SWAP_OWNER`),
        (e.CHANGE_THRESHOLD = `CHANGE_THRESHOLD`),
        (e.CHANGE_IMPLEMENTATION = `CHANGE_IMPLEMENTATION`),
        (e.ENABLE_MODULE = `ENABLE_MODULE`),
        (e.DISABLE_MODULE = `DISABLE_MODULE`),
        (e.SET_GUARD = `SET_GUARD`),
        (e.DELETE_GUARD = `DELETE_GUARD`))
    })(a || (e.SettingsInfoType = a = {}))
    var o
    ;(function (e) {
      ;((e.TRANSFER = `Transfer`),
        (e.SETTINGS_CHANGE = `SettingsChange`),
        (e.CUSTOM = `Custom`),
        (e.CREATION = `Creation`),
        (e.SWAP_ORDER = `SwapOrder`),
        (e.TWAP_ORDER = `TwapOrder`),
        (e.SWAP_TRANSFER = `SwapTransfer`),
        (e.NATIVE_STAKING_DEPOSIT = `NativeStakingDeposit`),
        (e.NATIVE_STAKING_VALIDATORS_EXIT = `NativeStakingValidatorsExit`),
        (e.NATIVE_STAKING_WITHDRAW = `NativeStakingWithdraw`))
    })(o || (e.TransactionInfoType = o = {}))
    var s
    ;(function (e) {
      ;((e.NONE = `None`), (e.HAS_NEXT = `HasNext`), (e.END = `End`))
    })(s || (e.ConflictType = s = {}))
    var c
    ;(function (e) {
      ;((e.TRANSACTION = `TRANSACTION`),
        (e.LABEL = `LABEL`),
        (e.CONFLICT_HEADER = `CONFLICT_HEADER`),
        (e.DATE_LABEL = `DATE_LABEL`))
    })(c || (e.TransactionListItemType = c = {}))
    var l
    ;(function (e) {
      ;((e.MULTISIG = `MULTISIG`), (e.MODULE = `MODULE`))
    })(l || (e.DetailedExecutionInfoType = l = {}))
    var u
    ;(function (e) {
      ;((e.AUTO = `AUTO`), (e.LIMIT_DURATION = `LIMIT_DURATION`))
    })(u || (e.DurationType = u = {}))
    var d
    ;(function (e) {
      ;((e.AT_MINING_TIME = `AT_MINING_TIME`), (e.AT_EPOCH = `AT_EPOCH`))
    })(d || (e.StartTimeValue = d = {}))
    var f
    ;(function (e) {
      ;((e.Queued = `Queued`), (e.Next = `Next`))
    })(f || (e.LabelValue = f = {}))
  }),
  l = n((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.FEATURES = e.GAS_PRICE_TYPE = e.RPC_AUTHENTICATION = void 0))
    var t
    ;(function (e) {
      ;((e.API_KEY_PATH = `API_KEY_PATH`), (e.NO_AUTHENTICATION = `NO_AUTHENTICATION`), (e.UNKNOWN = `UNKNOWN`))
    })(t || (e.RPC_AUTHENTICATION = t = {}))
    var n
    ;(function (e) {
      ;((e.ORACLE = `ORACLE`), (e.FIXED = `FIXED`), (e.FIXED_1559 = `FIXED1559`), (e.UNKNOWN = `UNKNOWN`))
    })(n || (e.GAS_PRICE_TYPE = n = {}))
    var r
    ;(function (e) {
      ;((e.ERC721 = `ERC721`),
        (e.SAFE_APPS = `SAFE_APPS`),
        (e.CONTRACT_INTERACTION = `CONTRACT_INTERACTION`),
        (e.DOMAIN_LOOKUP = `DOMAIN_LOOKUP`),
        (e.SPENDING_LIMIT = `SPENDING_LIMIT`),
        (e.EIP1559 = `EIP1559`),
        (e.SAFE_TX_GAS_OPTIONAL = `SAFE_TX_GAS_OPTIONAL`),
        (e.TX_SIMULATION = `TX_SIMULATION`),
        (e.EIP1271 = `EIP1271`))
    })(r || (e.FEATURES = r = {}))
  }),
  u = n((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }), (e.TokenType = void 0))
    var t
    ;(function (e) {
      ;((e.ERC20 = `ERC20`), (e.ERC721 = `ERC721`), (e.NATIVE_TOKEN = `NATIVE_TOKEN`), (e.UNKNOWN = `UNKNOWN`))
    })(t || (e.TokenType = t = {}))
  }),
  d = n((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 })
  }),
  f = n((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }), (e.NativeStakingStatus = e.ConfirmationViewTypes = void 0))
    var t
    ;(function (e) {
      ;((e.GENERIC = `GENERIC`),
        (e.COW_SWAP_ORDER = `COW_SWAP_ORDER`),
        (e.COW_SWAP_TWAP_ORDER = `COW_SWAP_TWAP_ORDER`),
        (e.KILN_NATIVE_STAKING_DEPOSIT = `KILN_NATIVE_STAKING_DEPOSIT`),
        (e.KILN_NATIVE_STAKING_VALIDATORS_EXIT = `KILN_NATIVE_STAKING_VALIDATORS_EXIT`),
        (e.KILN_NATIVE_STAKING_WITHDRAW = `KILN_NATIVE_STAKING_WITHDRAW`))
    })(t || (e.ConfirmationViewTypes = t = {}))
    var n
    ;(function (e) {
      ;((e.NOT_STAKED = `NOT_STAKED`),
        (e.ACTIVATING = `ACTIVATING`),
        (e.DEPOSIT_IN_PROGRESS = `DEPOSIT_IN_PROGRESS`),
        (e.ACTIVE = `ACTIVE`),
        (e.EXIT_REQUESTED = `EXIT_REQUESTED`),
        (e.EXITING = `EXITING`),
        (e.EXITED = `EXITED`),
        (e.SLASHED = `SLASHED`))
    })(n || (e.NativeStakingStatus = n = {}))
  }),
  p = n((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }), (e.SafeMessageStatus = e.SafeMessageListItemType = void 0))
    var t
    ;(function (e) {
      ;((e.DATE_LABEL = `DATE_LABEL`), (e.MESSAGE = `MESSAGE`))
    })(t || (e.SafeMessageListItemType = t = {}))
    var n
    ;(function (e) {
      ;((e.NEEDS_CONFIRMATION = `NEEDS_CONFIRMATION`), (e.CONFIRMED = `CONFIRMED`))
    })(n || (e.SafeMessageStatus = n = {}))
  }),
  ee = n((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }), (e.DeviceType = void 0))
    var t
    ;(function (e) {
      ;((e.ANDROID = `ANDROID`), (e.IOS = `IOS`), (e.WEB = `WEB`))
    })(t || (e.DeviceType = t = {}))
  }),
  m = n((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 })
  }),
  h = n((e, t, n) => {
    var r =
        (n && n.__createBinding) ||
        (Object.create
          ? function (e, t, n, r) {
              r === void 0 && (r = n)
              var i = Object.getOwnPropertyDescriptor(t, n)
              ;((!i || (`get` in i ? !t.__esModule : i.writable || i.configurable)) &&
                (i = {
                  enumerable: !0,
                  get: function () {
                    return t[n]
                  },
                }),
                Object.defineProperty(e, r, i))
            }
          : function (e, t, n, r) {
              ;(r === void 0 && (r = n), (e[r] = t[n]))
            }),
      h =
        (n && n.__exportStar) ||
        function (e, t) {
          for (var n in e) n !== 'default' && !Object.prototype.hasOwnProperty.call(t, n) && r(t, e, n)
        }
    ;(Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.setBaseUrl = void 0),
      (e.relayTransaction = y),
      (e.getRelayCount = b),
      (e.getSafeInfo = x),
      (e.getIncomingTransfers = S),
      (e.getModuleTransactions = C),
      (e.getMultisigTransactions = w),
      (e.getBalances = T),
      (e.getFiatCurrencies = E),
      (e.getOwnedSafes = D),
      (e.getAllOwnedSafes = O),
      (e.getCollectibles = k),
      (e.getCollectiblesPage = A),
      (e.getTransactionHistory = j),
      (e.getTransactionQueue = M),
      (e.getTransactionDetails = N),
      (e.deleteTransaction = P),
      (e.postSafeGasEstimation = F),
      (e.getNonces = I),
      (e.proposeTransaction = L),
      (e.getConfirmationView = R),
      (e.getTxPreview = z),
      (e.getChainsConfig = B),
      (e.getChainConfig = V),
      (e.getSafeApps = H),
      (e.getMasterCopies = U),
      (e.getDecodedData = W),
      (e.getSafeMessages = te),
      (e.getSafeMessage = G),
      (e.proposeSafeMessage = K),
      (e.confirmSafeMessage = q),
      (e.getDelegates = J),
      (e.registerDevice = Y),
      (e.unregisterSafe = X),
      (e.unregisterDevice = Z),
      (e.registerEmail = Q),
      (e.changeEmail = ne),
      (e.resendEmailVerificationCode = re),
      (e.verifyEmail = ie),
      (e.getRegisteredEmail = ae),
      (e.deleteRegisteredEmail = oe),
      (e.registerRecoveryModule = se),
      (e.unsubscribeSingle = ce),
      (e.unsubscribeAll = le),
      (e.getSafeOverviews = ue),
      (e.getContract = de),
      (e.getAuthNonce = fe),
      (e.verifyAuth = pe),
      (e.createAccount = $),
      (e.getAccount = me),
      (e.deleteAccount = he),
      (e.getAccountDataTypes = ge),
      (e.getAccountDataSettings = _e),
      (e.putAccountDataSettings = ve),
      (e.getIndexingStatus = ye))
    var g = i(),
      _ = a()
    ;(h(o(), e), h(s(), e), h(c(), e), h(l(), e), h(u(), e), h(d(), e), h(f(), e), h(p(), e), h(ee(), e), h(m(), e))
    var v = _.DEFAULT_BASE_URL
    e.setBaseUrl = (e) => {
      v = e
    }
    function y(e, t) {
      return (0, g.postEndpoint)(v, `/v1/chains/{chainId}/relay`, { path: { chainId: e }, body: t })
    }
    function b(e, t) {
      return (0, g.getEndpoint)(v, `/v1/chains/{chainId}/relay/{address}`, { path: { chainId: e, address: t } })
    }
    function x(e, t) {
      return (0, g.getEndpoint)(v, `/v1/chains/{chainId}/safes/{address}`, { path: { chainId: e, address: t } })
    }
    function S(e, t, n, r) {
      return (0, g.getEndpoint)(
        v,
        `/v1/chains/{chainId}/safes/{address}/incoming-transfers/`,
        { path: { chainId: e, address: t }, query: n },
        r,
      )
    }
    function C(e, t, n, r) {
      return (0, g.getEndpoint)(
        v,
        `/v1/chains/{chainId}/safes/{address}/module-transactions/`,
        { path: { chainId: e, address: t }, query: n },
        r,
      )
    }
    function w(e, t, n, r) {
      return (0, g.getEndpoint)(
        v,
        `/v1/chains/{chainId}/safes/{address}/multisig-transactions/`,
        { path: { chainId: e, address: t }, query: n },
        r,
      )
    }
    function T(e, t, n = `usd`, r = {}) {
      return (0, g.getEndpoint)(v, `/v1/chains/{chainId}/safes/{address}/balances/{currency}`, {
        path: { chainId: e, address: t, currency: n },
        query: r,
      })
    }
    function E() {
      return (0, g.getEndpoint)(v, `/v1/balances/supported-fiat-codes`)
    }
    function D(e, t) {
      return (0, g.getEndpoint)(v, `/v1/chains/{chainId}/owners/{address}/safes`, { path: { chainId: e, address: t } })
    }
    function O(e) {
      return (0, g.getEndpoint)(v, `/v1/owners/{address}/safes`, { path: { address: e } })
    }
    function k(e, t, n = {}) {
      return (0, g.getEndpoint)(v, `/v1/chains/{chainId}/safes/{address}/collectibles`, {
        path: { chainId: e, address: t },
        query: n,
      })
    }
    function A(e, t, n = {}, r) {
      return (0, g.getEndpoint)(
        v,
        `/v2/chains/{chainId}/safes/{address}/collectibles`,
        { path: { chainId: e, address: t }, query: n },
        r,
      )
    }
    function j(e, t, n = {}, r) {
      return (0, g.getEndpoint)(
        v,
        `/v1/chains/{chainId}/safes/{safe_address}/transactions/history`,
        { path: { chainId: e, safe_address: t }, query: n },
        r,
      )
    }
    function M(e, t, n = {}, r) {
      return (0, g.getEndpoint)(
        v,
        `/v1/chains/{chainId}/safes/{safe_address}/transactions/queued`,
        { path: { chainId: e, safe_address: t }, query: n },
        r,
      )
    }
    function N(e, t) {
      return (0, g.getEndpoint)(v, `/v1/chains/{chainId}/transactions/{transactionId}`, {
        path: { chainId: e, transactionId: t },
      })
    }
    function P(e, t, n) {
      return (0, g.deleteEndpoint)(v, `/v1/chains/{chainId}/transactions/{safeTxHash}`, {
        path: { chainId: e, safeTxHash: t },
        body: { signature: n },
      })
    }
    function F(e, t, n) {
      return (0, g.postEndpoint)(v, `/v2/chains/{chainId}/safes/{safe_address}/multisig-transactions/estimations`, {
        path: { chainId: e, safe_address: t },
        body: n,
      })
    }
    function I(e, t) {
      return (0, g.getEndpoint)(v, `/v1/chains/{chainId}/safes/{safe_address}/nonces`, {
        path: { chainId: e, safe_address: t },
      })
    }
    function L(e, t, n) {
      return (0, g.postEndpoint)(v, `/v1/chains/{chainId}/transactions/{safe_address}/propose`, {
        path: { chainId: e, safe_address: t },
        body: n,
      })
    }
    function R(e, t, n, r, i, a) {
      return (0, g.postEndpoint)(v, `/v1/chains/{chainId}/safes/{safe_address}/views/transaction-confirmation`, {
        path: { chainId: e, safe_address: t },
        body: { operation: n, data: r, to: i, value: a },
      })
    }
    function z(e, t, n, r, i, a) {
      return (0, g.postEndpoint)(v, `/v1/chains/{chainId}/transactions/{safe_address}/preview`, {
        path: { chainId: e, safe_address: t },
        body: { operation: n, data: r, to: i, value: a },
      })
    }
    function B(e) {
      return (0, g.getEndpoint)(v, `/v1/chains`, { query: e })
    }
    function V(e) {
      return (0, g.getEndpoint)(v, `/v1/chains/{chainId}`, { path: { chainId: e } })
    }
    function H(e, t = {}) {
      return (0, g.getEndpoint)(v, `/v1/chains/{chainId}/safe-apps`, { path: { chainId: e }, query: t })
    }
    function U(e) {
      return (0, g.getEndpoint)(v, `/v1/chains/{chainId}/about/master-copies`, { path: { chainId: e } })
    }
    function W(e, t, n, r) {
      return (0, g.postEndpoint)(v, `/v1/chains/{chainId}/data-decoder`, {
        path: { chainId: e },
        body: { operation: t, data: n, to: r },
      })
    }
    function te(e, t, n) {
      return (0, g.getEndpoint)(
        v,
        `/v1/chains/{chainId}/safes/{safe_address}/messages`,
        { path: { chainId: e, safe_address: t }, query: {} },
        n,
      )
    }
    function G(e, t) {
      return (0, g.getEndpoint)(v, `/v1/chains/{chainId}/messages/{message_hash}`, {
        path: { chainId: e, message_hash: t },
      })
    }
    function K(e, t, n) {
      return (0, g.postEndpoint)(v, `/v1/chains/{chainId}/safes/{safe_address}/messages`, {
        path: { chainId: e, safe_address: t },
        body: n,
      })
    }
    function q(e, t, n) {
      return (0, g.postEndpoint)(v, `/v1/chains/{chainId}/messages/{message_hash}/signatures`, {
        path: { chainId: e, message_hash: t },
        body: n,
      })
    }
    function J(e, t = {}) {
      return (0, g.getEndpoint)(v, `/v2/chains/{chainId}/delegates`, { path: { chainId: e }, query: t })
    }
    function Y(e) {
      return (0, g.postEndpoint)(v, `/v1/register/notifications`, { body: e })
    }
    function X(e, t, n) {
      return (0, g.deleteEndpoint)(v, `/v1/chains/{chainId}/notifications/devices/{uuid}/safes/{safe_address}`, {
        path: { chainId: e, safe_address: t, uuid: n },
      })
    }
    function Z(e, t) {
      return (0, g.deleteEndpoint)(v, `/v1/chains/{chainId}/notifications/devices/{uuid}`, {
        path: { chainId: e, uuid: t },
      })
    }
    function Q(e, t, n, r) {
      return (0, g.postEndpoint)(v, `/v1/chains/{chainId}/safes/{safe_address}/emails`, {
        path: { chainId: e, safe_address: t },
        body: n,
        headers: r,
      })
    }
    function ne(e, t, n, r, i) {
      return (0, g.putEndpoint)(v, `/v1/chains/{chainId}/safes/{safe_address}/emails/{signer}`, {
        path: { chainId: e, safe_address: t, signer: n },
        body: r,
        headers: i,
      })
    }
    function re(e, t, n) {
      return (0, g.postEndpoint)(v, `/v1/chains/{chainId}/safes/{safe_address}/emails/{signer}/verify-resend`, {
        path: { chainId: e, safe_address: t, signer: n },
        body: ``,
      })
    }
    function ie(e, t, n, r) {
      return (0, g.putEndpoint)(v, `/v1/chains/{chainId}/safes/{safe_address}/emails/{signer}/verify`, {
        path: { chainId: e, safe_address: t, signer: n },
        body: r,
      })
    }
    function ae(e, t, n, r) {
      return (0, g.getEndpoint)(v, `/v1/chains/{chainId}/safes/{safe_address}/emails/{signer}`, {
        path: { chainId: e, safe_address: t, signer: n },
        headers: r,
      })
    }
    function oe(e, t, n, r) {
      return (0, g.deleteEndpoint)(v, `/v1/chains/{chainId}/safes/{safe_address}/emails/{signer}`, {
        path: { chainId: e, safe_address: t, signer: n },
        headers: r,
      })
    }
    function se(e, t, n) {
      return (0, g.postEndpoint)(v, `/v1/chains/{chainId}/safes/{safe_address}/recovery`, {
        path: { chainId: e, safe_address: t },
        body: n,
      })
    }
    function ce(e) {
      return (0, g.deleteEndpoint)(v, `/v1/subscriptions`, { query: e })
    }
    function le(e) {
      return (0, g.deleteEndpoint)(v, `/v1/subscriptions/all`, { query: e })
    }
    function ue(e, t) {
      return (0, g.getEndpoint)(v, `/v1/safes`, { query: Object.assign(Object.assign({}, t), { safes: e.join(`,`) }) })
    }
    function de(e, t) {
      return (0, g.getEndpoint)(v, `/v1/chains/{chainId}/contracts/{contractAddress}`, {
        path: { chainId: e, contractAddress: t },
      })
    }
    function fe() {
      return (0, g.getEndpoint)(v, `/v1/auth/nonce`, { credentials: `include` })
    }
    function pe(e) {
      return (0, g.postEndpoint)(v, `/v1/auth/verify`, { body: e, credentials: `include` })
    }
    function $(e) {
      return (0, g.postEndpoint)(v, `/v1/accounts`, { body: e, credentials: `include` })
    }
    function me(e) {
      return (0, g.getEndpoint)(v, `/v1/accounts/{address}`, { path: { address: e }, credentials: `include` })
    }
    function he(e) {
      return (0, g.deleteEndpoint)(v, `/v1/accounts/{address}`, { path: { address: e }, credentials: `include` })
    }
    function ge() {
      return (0, g.getEndpoint)(v, `/v1/accounts/data-types`)
    }
    function _e(e) {
      return (0, g.getEndpoint)(v, `/v1/accounts/{address}/data-settings`, {
        path: { address: e },
        credentials: `include`,
      })
    }
    function ve(e, t) {
      return (0, g.putEndpoint)(v, `/v1/accounts/{address}/data-settings`, {
        path: { address: e },
        body: t,
        credentials: `include`,
      })
    }
    function ye(e) {
      return (0, g.getEndpoint)(v, `/v1/chains/{chainId}/about/indexing`, { path: { chainId: e } })
    }
  }),
  g = t({
    Operation: () => _.Operation,
    TokenType: () => _.TokenType,
    TransactionStatus: () => _.TransactionStatus,
    TransferDirection: () => _.TransferDirection,
  }),
  _,
  v = e(() => {
    _ = h()
  })
export { _ as n, v as r, g as t }
//# sourceMappingURL=rest-DThMpaoo.js.map
