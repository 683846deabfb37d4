import { t as e } from './rest-DnfLSmR1.js'
var t = e
export { t as component }
//# sourceMappingURL=settings-ChWbfaz6.js.map
