/** Channels to customers, by the words that name them. */
export const channels: readonly [string, RegExp][] = [
  ['outbound', /\boutbound\b|\bcold (?:calls?|calling|e-?mails?|outreach)\b/i],
  ['field sales', /\bfield sales\b|\bdirect sales\b|\bsales (?:team|reps?|force)\b|\binside sales\b/i],
  ['partners', /\b(?:channel |strategic )?partner(?:s|ships?)?\b/i],
  ['resellers', /\bresellers?\b|\bdistributors?\b|\bdealers?\b/i],
  ['SEO', /\bSEO\b|\bsearch engine\b|\borganic search\b/i],
  ['content', /\bcontent(?: marketing)?\b|\bblogs?(?:ging)?\b|\bwebinars?\b|\bpodcasts?\b/i],
  ['ads', /\b(?:paid |online |search |social |google |facebook )?(?:ads|advertising|adwords|paid search|PPC)\b/i],
  ['social media', /\bsocial(?: media| networks?)?\b|\bInstagram\b|\bTikTok\b|\bLinkedIn\b|\bYouTube\b/i],
  ['influencers', /\binfluencers?\b|\bambassadors?\b/i],
  ['referrals', /\breferrals?\b|\bword[- ]of[- ]mouth\b|\bviral(?:ity)?\b/i],
  ['events', /\bevents?\b|\btrade (?:shows?|fairs?)\b|\bconferences?\b/i],
  ['community', /\bcommunit(?:y|ies)\b|\bforums?\b/i],
  ['marketplaces', /\bapp stores?\b|\bmarketplaces?\b/i],
  ['e-mail', /\be-?mail (?:marketing|campaigns?)\b|\bnewsletters?\b/i],
  ['press', /\bPR\b|\bpress\b|\bmedia coverage\b/],
  ['associations', /\b(?:trade |professional )?associations?\b/i],
]

export const anyChannel = new RegExp(channels.map(([, pattern]) => pattern.source).join('|'), 'i')
