import { NO_DATES } from '../../../engine/tournament/no-dates';
import { inputOf } from '../season/season-settings';
import type { SeasonRecord } from '../season/seasons.records';
import type { TemplateSettings, TemplateTexts } from './templates.records';

/** All settings of a season that another one can have too: without its name, its people and its dates. */
export function settingsToCopy(season: SeasonRecord): TemplateSettings {
  const { name: _, teams, schedule, absence, ...settings } = inputOf(season);
  return {
    ...settings,
    // How often players were asked to accept it says nothing to the players of another season.
    ...(absence === undefined ? {} : { absence: { ...absence, version: 1 } }),
    ...(teams === undefined ? {} : { teams: { ...teams, list: [] } }),
    ...(schedule === undefined ? {} : { schedule: withoutDates(schedule) }),
  };
}

/** What follows from other dates, such as how long a round lasts, stays. */
function withoutDates(schedule: NonNullable<SeasonRecord['schedule']>): typeof schedule {
  const { announcesAt, opensAt, closesAt, startsAt, rounds } = NO_DATES;
  return { ...schedule, announcesAt, opensAt, closesAt, startsAt, rounds };
}

/** What a season says of itself, and whom it lets in; an earlier table that invites belongs to the season alone. */
export function textsToCopy(season: SeasonRecord): TemplateTexts {
  const { about, aboutIn, venue, links, qualification } = season;
  const asks = qualification?.asks;
  const isAsked = asks !== undefined && Object.values(asks).some((one) => one !== null);
  return {
    ...(about !== undefined && { about }),
    ...(aboutIn !== undefined && { aboutIn }),
    ...(venue !== undefined && { venue }),
    ...(links !== undefined && { links }),
    ...(isAsked && { qualification: { invites: null, asks, version: 1 } }),
  };
}
