import { iso } from '../platform/instants';
import { listing, siteLogKey, siteReportKey, siteReportList } from '../platform/keys';
import { insert, put, type Write } from '../platform/writes';
import type { SiteLogRecord, SiteReportRecord } from './site.records';

/** Writes an entry of the site's log. */
export function siteLogged(entry: SiteLogRecord): Write {
  return insert({ ...siteLogKey(entry.id), ...entry });
}

/** A report as it is stored. */
export function reportItem(report: SiteReportRecord) {
  const order = `${iso(report.at)}#${report.id}`;
  return { ...siteReportKey(report.id), ...listing(siteReportList(report.state), order), ...report };
}

/** Settles an open report. */
export function reportSettled(report: SiteReportRecord): Write {
  return put(reportItem(report), { when: '#state = :open', values: { open: 'open' } });
}
