export { commentsOfAccounts } from './account-part';
export { makeAppeal } from './appeals';
export { commentDeskCalls } from './desk-endpoints';
export { discussionOf, openedByDesk } from './discussion';
export { commentCalls } from './endpoints';
export { storeImported } from './imported';
export { type StandingAccount, type StandingLookup, standingColumns, standingOf } from './kept-suspensions';
export { makeObjection } from './objections';
export { commentsOf, placeOf } from './reading';
export { tellContents, tellDiscussed } from './refresh';
export {
  activeHoldings,
  forgetExpiredHoldings,
  keepHoldings,
  latestEnd,
  leavingAddress,
} from './returning-mailboxes';
export { commentHtml, screen } from './screening';
export { forgetEndedSuspensions, setStanding } from './standing';
export { commentDecisions, commentReports, comments, disputes, readerStandings } from './tables';
export { cleanText, fingerprintOf } from './words';
