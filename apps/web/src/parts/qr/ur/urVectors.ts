/** Created with @ngraveio/bc-ur 1.1.13 and @keystonehq/bc-ur-registry-eth 0.22.1, which share no code with this implementation. */
export const urVectors = {
  /** 240 bytes, byte i = (7 i + floor(i / 8)) mod 256, as frames 9 to 30 of 8 fragments: mixed frames only. */
  frames: [
    'ur:bytes/9-8/lpasaycswtcylukpfgtkhdckatbkbwbgctftdpetdkflgsguhhheknjnkkielplkmensnerdplrholsktottseuohtot',
    'ur:bytes/10-8/lpbkaycswtcylukpfgtkhdckkshnhydrftdmttuyvsyavauedrftdlgyhdiskniyhydresdltitpwdzsvauepmothyke',
    'ur:bytes/11-8/lpbdaycswtcylukpfgtkhdckwnvstirsoymwkbingmehdtbezevyternpymojpingufmcxbwztwmteprpdmuknmhlabe',
    'ur:bytes/12-8/lpbnaycswtcylukpfgtkhdcktpurvawewkzoaxbkbycsctdsdpeefnfxgegyhdheiyjnkpkelslememkneolutemgmgs',
    'ur:bytes/13-8/lpbtaycswtcylukpfgtkhdcklgmyntlslrlrlpltlslgmyntlklrlslplplslgmynslklplsltlplslglknsgoueammk',
    'ur:bytes/14-8/lpbaaycswtcylukpfgtkhdckltlylflflynelylslyltlnlflslynelylslylnlnlylslynelylslflnltlyayzomusb',
    'ur:bytes/15-8/lpbsaycswtcylukpfgtkhdckghghjekijlhlpsqzqztytlwmzcwsuopsqzqzhggojekijzhhpsqzretstlwmpfhlkoao',
    'ur:bytes/16-8/lpbeaycswtcylukpfgtkhdcktpurvawewkzoaxbkbycsctdsdpeefnfxgegyhdheiyjnkpkelslememkneolrfaorohy',
    'ur:bytes/17-8/lpbyaycswtcylukpfgtkhdcklylomymtntoxpsqdrdsesptktbutvwwpwfzsadaybscmckdadweoftfpfdgwmoatihdy',
    'ur:bytes/18-8/lpbgaycswtcylukpfgtkhdckdmftdngohfkoknimhydmfsdntntbynzswduedlfsdrhthfkoknimhldlfmdrbwgufdkt',
    'ur:bytes/19-8/lpbwaycswtcylukpfgtkhdcktpurvawewkzoaxbkbycsctdsdpeefnfxgegyhdheiyjnkpkelslememkneolhegrbszt',
    'ur:bytes/20-8/lpbbaycswtcylukpfgtkhdckztwpuopsrkrehggojykejzhhpmrkretstywkztwpurpmrkreghghjykejnhejzidhyne',
    'ur:bytes/21-8/lpbzaycswtcylukpfgtkhdckdnesdegdhfimkniyfpdnetdeuetbwdzsvdsedeetdrhyhfimkkiofzdeftdrhgoyjzwz',
    'ur:bytes/22-8/lpcmaycswtcylukpfgtkhdcklslynelylflflyltlylslynemnlflslyltlylslynnmnlylslyltlylslfnnztchvtkg',
    'ur:bytes/23-8/lpchaycswtcylukpfgtkhdcktpurvawewkzoaxbkbycsctdsdpeefnfxgegyhdheiyjnkpkelslememkneolgaylfpzs',
    'ur:bytes/24-8/lpcscsaycswtcylukpfgtkhdckhghyihjzjkknlylomhmsnnonpsqdrdsesotitsuevwwpwfzsaoasbechckdapauycxax',
    'ur:bytes/25-8/lpcscfaycswtcylukpfgtkhdckhghyihjzjkknlylomhmsnnonpsqdrdsesotitsuevwwpwfzsaoasbechckdahksfpfoe',
    'ur:bytes/26-8/lpcscyaycswtcylukpfgtkhdckadaabebwctcpdresdsfpfegdhhheiaimkgiylflpmensnsotpdrkossaswttjkztrect',
    'ur:bytes/27-8/lpcscwaycswtcylukpfgtkhdckmylylslyltlylflflymylylslyltlnlflslymylylslylnlnlylslymylylsnydyvtdi',
    'ur:bytes/28-8/lpcsceaycswtcylukpfgtkhdckbtaabnbwcycldtfndsgtfegsguhtiyinlbiymnlplkmundolpdrsostosksfuowslbft',
    'ur:bytes/29-8/lpcscaaycswtcylukpfgtkhdcklulynnlflrnslflnlylulnnnlklrnylfltlylelnnslklnnylyltlflelrnsaarlhyln',
    'ur:bytes/30-8/lpcsckaycswtcylukpfgtkhdckkiiahldlfteytttsylzcvlutdmfteogygoktkiiahydmeseotetlylzcvouehgwpbbmw',
  ],
  /** crypto-hdkey of the test mnemonic at m/44'/60'/0', with chain code. */
  hdKey:
    'ur:crypto-hdkey/olaxhdclaoamrocwpslnbshtjyfwpdhfieteeslanlgoqdpsnyhglfcxaemdbgknstlepyjsykaahdcxcphdchnyyktosklkvdmuzonbjnfmyapsiebtfdcsaovtplessosffhskpdtocsbgamtaaddyoeadlncsdwykcsfnykaeykaocybgeehfksattaaddyoyadlraewklawkasisgrihkkjkjyjljtihbkjohsiaiajlkpjtjydmjkjyhsjtiehsjpiewzotjkcs',
  /** crypto-multi-accounts: three single keys at m/44'/60'/x'/0/0. */
  multiAccounts:
    'ur:crypto-multi-accounts/otadcybgeehfksaolstaaddlotaxhdclaxlscsguhpghbehlgeknplhnrtmysshemtltcscwgwurswdarycykpfhoseslbwekpamtaaddyoeadlecsdwykcsfnykaeykaewkaewkaocybgeehfksbkjkhsiaiajlkpjtjydmjzihieioihjphejzinkoihtaaddlotaxhdclaxaxlbfzkojlrflsnncwinoymtlptofwytioosgelttlmsondmykdalyaalrmhlueoamtaaddyoeadlecsdwykcsfnykadykaewkaewkaocybgeehfksbkjkhsiaiajlkpjtjydmjzihieioihjphejzinkoihtaaddlotaxhdclaxclvdvegmimhgtnnystbkdwfhhthfuyrotdkgdprnfmdiuevouomseobnehlyieloamtaaddyoeadlecsdwykcsfnykaoykaewkaewkaocybgeehfksbkjkhsiaiajlkpjtjydmjzihieioihjphejzinkoihaxjtgrihkkjkjyjljtihcxeocxgdjpjlfzjpmkqd',
  /** eth-sign-request for typed data {"hello":1} at m/44'/60'/0'/0/0 on chain 31337. */
  requestCbor:
    'a701d825509b1deb4d3b7d4bad9bdd2b0d7b3dcb6d024b7b2268656c6c6f223a317d030204197a6905d90130a2018a182cf5183cf500f500f400f4021a123456780654f39fd6e51aad88f6f4ce6ab8827279cfffb92266076b436f756e7465727369676e',
  /** eth-signature: r all 0x11, s all 0x22, v 27. */
  signature:
    'ur:eth-signature/oeadtpdagdndcawmgtfrkigrpmndutdnbtkgfssbjnaohdfpbybybybybybybybybybybybybybybybybybybybybybybybybybybybybybybybycpcpcpcpcpcpcpcpcpcpcpcpcpcpcpcpcpcpcpcpcpcpcpcpcpcpcpcpcpcpcpcpcwpkhkhdte',
} as const
