// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Development-only price feed: anyone may set a price. Prices are US dollars with 8 decimals per whole token
/// (zero address = the chain's native coin); rates are units of a currency, with 8 decimals, per US dollar.
contract PriceFeed {
    struct Entry {
        uint256 value;
        uint64 updatedAt;
    }

    uint8 public constant decimals = 8;
    mapping(address => Entry) private prices;
    mapping(bytes32 => Entry) private rates;
    bytes32[] private codes;

    event PriceSet(address indexed token, uint256 price);
    event RateSet(bytes32 indexed code, uint256 rate);

    function setPrice(address token, uint256 price) external {
        prices[token] = Entry(price, uint64(block.timestamp));
        emit PriceSet(token, price);
    }

    /// @param code ISO 4217 code, left-aligned ASCII, e.g. bytes32("EUR")
    function setRate(bytes32 code, uint256 rate) external {
        if (rates[code].updatedAt == 0) codes.push(code);
        rates[code] = Entry(rate, uint64(block.timestamp));
        emit RateSet(code, rate);
    }

    /// A token without a price answers (0, 0).
    function priceOf(address token) external view returns (uint256 price, uint64 updatedAt) {
        Entry storage entry = prices[token];
        return (entry.value, entry.updatedAt);
    }

    /// A currency without a rate answers (0, 0).
    function rateOf(bytes32 code) external view returns (uint256 rate, uint64 updatedAt) {
        Entry storage entry = rates[code];
        return (entry.value, entry.updatedAt);
    }

    /// Every currency that has a rate, in the order they were added.
    function currencies() external view returns (bytes32[] memory) {
        return codes;
    }
}
