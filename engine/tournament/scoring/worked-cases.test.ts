import { expect, test } from 'vitest';
import { SCORING_IDS, type ScoringId } from '.';
import { SCORINGS } from './all';
import { boardOf } from './written-board';

/**
 * System, what the case shows, centres of seats a to g with `0@5` for one that left in year 5, the end, points. Points
 * are computed manually from the definitions; lines with # show the arithmetic where it is not obvious.
 */
const TABLE = `
# 1 / 0, 1/d to each of d in the draw.
calhamer | solo | 18 10 6 0@4 0@3 0@5 0@5 | solo a, year 8 | 1 0 0 0 0 0 0
calhamer | draw of two, a survivor left out | 17 16 1 0@4 0@3 0@5 0@5 | draw ab, year 9 | 0.5 0.5 0 0 0 0 0
calhamer | draw of three | 12 12 10 0@4 0@3 0@5 0@5 | draw abc, year 9 | 1/3 1/3 1/3 0 0 0 0

# 100 / 0, 100/d.
draw-size | solo | 20 10 4 0@4 0@3 0@5 0@5 | solo a, year 8 | 100 0 0 0 0 0 0
draw-size | draw of three, the largest left out | 10 8 16 0@4 0@3 0@5 0@5 | draw abc, year 9 | 100/3 100/3 100/3 0 0 0 0
draw-size | leaders share while it is played | 9 9 5 5 3 2 1 | running, year 4 | 50 50 0 0 0 0 0
draw-size-survivors | all survivors share a timed end | 9 9 8 8 0@5 0@5 0@3 | timed, year 9 | 25 25 25 25 0 0 0
draw-size-survivors | draw of two | 17 16 1 0@4 0@3 0@5 0@5 | draw ab, year 9 | 50 50 0 0 0 0 0

# 420/d + c; after a solo all keep centres, those left out of a draw do not.
draw-size-420 | solo | 18 10 6 0@4 0@3 0@5 0@5 | solo a, year 8 | 438 10 6 0 0 0 0
draw-size-420 | draw of three | 14 10 7 3 0@3 0@5 0@5 | draw abc, year 9 | 154 150 147 0 0 0 0

# pot by centres after a solo, the winner's over a majority not counted.
survivors-win | a bare majority | 18 10 6 0@4 0@3 0@5 0@5 | solo a, year 8 | 1800/34 1000/34 600/34 0 0 0 0
# 20 count as 18, so 32 centres count: 56.25 + 31.25 + 12.5.
survivors-win | two centres too many | 20 10 4 0@4 0@3 0@5 0@5 | solo a, year 8 | 56.25 31.25 12.5 0 0 0 0
survivors-win | draw of all survivors | 14 10 7 3 0@3 0@5 0@5 | draw abcd, year 9 | 25 25 25 25 0 0 0

# 100 c² / Σ c².
sum-of-squares | solo | 18 10 6 0@4 0@3 0@5 0@5 | solo a, year 8 | 100 0 0 0 0 0 0
# 144 + 64 + 64 + 16 + 4 = 292, with 0 and 0.
sum-of-squares | timed | 12 8 8 4 2 0@4 0@6 | timed, year 8 | 14400/292 6400/292 6400/292 1600/292 400/292 0 0
sum-of-squares | two on top | 17 17 0@4 0@5 0@6 0@6 0@7 | draw ab, year 9 | 50 50 0 0 0 0 0
# 6 x 25 + 16 = 166: 15.06 and 9.64 before rounding up.
sum-of-squares-pot | every share is rounded up | 5 5 5 5 5 5 4 | timed, year 2 | 16 16 16 16 16 16 10
sum-of-squares-pot | solo | 18 10 6 0@4 0@3 0@5 0@5 | solo a, year 8 | 100 0 0 0 0 0 0

solo-or-bust | solo | 18 16 0@4 0@5 0@6 0@6 0@7 | solo a, year 9 | 100 0 0 0 0 0 0
solo-or-bust | draw | 17 17 0@4 0@5 0@6 0@6 0@7 | draw ab, year 9 | 0 0 0 0 0 0 0

# Places 7000 to 1000, ties average, + c; 28000 + 34 for a solo.
carnage | solo | 18 10 6 0@4 0@3 0@5 0@5 | solo a, year 8 | 28034 0 0 0 0 0 0
# b and c share 6000 and 5000; d, f, g out in 6, 4, 4: 3000, then 2000 and 1000 shared.
carnage | elimination order | 12 8 8 6 0@6 0@4 0@4 | timed, year 8 | 7012 5508 5508 4006 3000 1500 1500
carnage | three on top | 10 10 10 4 0@6 0@5 0@4 | draw abcd, year 8 | 6010 6010 6010 4004 3000 2000 1000
# Four seats out share 4000 + 3000 + 2000 + 1000.
carnage-dead-equal | those out share | 17 9 8 0@3 0@5 0@6 0@7 | timed, year 8 | 7017 6009 5008 2500 2500 2500 2500
carnage-dead-equal | solo | 18 16 0@3 0@5 0@6 0@7 0@7 | solo a, year 8 | 28034 0 0 0 0 0 0
# 7000 + 12 + 4 x 300.
carnage-2023 | a lead of four | 12 8 8 6 0@6 0@4 0@3 | timed, year 8 | 8212 5508 5508 4006 3000 2000 1000
carnage-2023 | no lead | 12 12 6 4 0@6 0@4 0@3 | timed, year 8 | 6512 6512 5006 4004 3000 2000 1000
centre-count-carnage | solo | 18 10 6 0@4 0@3 0@5 0@5 | solo a, year 8 | 39028 1000 1000 1000 1000 1000 1000
# 7007 + 6000, 6006 + 4500, 5005 + 4000, (4004 + 3003) / 2 + 1000, ..., 2002, 1001.
centre-count-carnage | timed | 12 9 8 2 2 0@6 0@4 | timed, year 8 | 13007 10506 9005 4503.5 4503.5 2002 1001

# 1 + c + 38/14/7; 73 = 38 + 34 + 1.
c-diplo | solo | 18 10 6 0@4 0@3 0@5 0@5 | solo a, year 8 | 73 0 0 0 0 0 0
# World Diplomacy Database: 9 centres 48, two with 7 share 14 and 7.
c-diplo | two second | 9 7 7 4 4 3 0@3 | timed, year 8 | 48 18.5 18.5 5 5 4 1
c-diplo | two third | 9 7 5 5 4 3 1 | timed, year 8 | 48 22 9.5 9.5 5 4 2
c-diplo | two on top | 17 17 0@4 0@5 0@6 0@6 0@7 | draw ab, year 9 | 44 44 2.4 2.4 2.4 2.4 2.4
c-diplo-edc | a point after a solo | 18 10 6 0@4 0@3 0@5 0@5 | solo a, year 8 | 73 1 1 1 1 1 1
c-diplo-edc | timed | 9 7 7 4 4 3 0@3 | timed, year 8 | 48 18.5 18.5 5 5 4 1
c-diplo-100 | solo | 18 10 6 0@4 0@3 0@5 0@5 | solo a, year 8 | 100 0 0 0 0 0 0
# (38 + 14 + 7) / 3 + 1 + 10 = 30.67.
c-diplo-100 | three on top | 10 10 10 4 0@6 0@5 0@4 | draw abcd, year 8 | 92/3 92/3 92/3 5 1 1 1
c-diplo-80 | solo | 18 10 6 0@4 0@3 0@5 0@5 | solo a, year 8 | 80 0 0 0 0 0 0
c-diplo-80 | timed | 12 8 7 4 3 0@4 0@6 | timed, year 8 | 37 22 14 4 3 0 0
c-diplo-namur | solo | 18 10 6 0@4 0@3 0@5 0@5 | solo a, year 8 | 85 0 0 0 0 0 0
# f: 12 -> 24, 8 -> 20, 5 -> 16, 4 -> 14, 3 -> 12, 2 -> 9, 0 -> 0.
c-diplo-namur | timed | 12 8 5 4 3 2 0@6 | timed, year 8 | 63 35 24 15 13 10 1

# c + 66/s, each other survivor pays min(66/s, T - 6).
tribute | solo | 18 10 6 0@4 0@3 0@5 0@5 | solo a, year 8 | 100 0 0 0 0 0 0
# 66/3 = 22, tribute 6 from each of two: 12 + 22 + 12.
tribute | lone top | 12 12 10 0@4 0@3 0@5 0@5 | timed, year 8 | 37 37 26 0 0 0 0
tribute | one pays two | 14 11 9 0@4 0@3 0@5 0@5 | timed, year 8 | 52 25 23 0 0 0 0
# 66/7 = 9.43, T - 6 = 10: all of the share is paid. 16 + 66/7 + 6 x 66/7 = 82.
tribute | no more than the share | 16 3 3 3 3 3 3 | timed, year 8 | 82 3 3 3 3 3 3
tribute | nobody over six | 5 5 5 5 5 5 4 | timed, year 2 | 5+66/7 5+66/7 5+66/7 5+66/7 5+66/7 5+66/7 4+66/7
# Half of 8 from each of two.
half-tribute | lone top | 14 11 9 0@4 0@3 0@5 0@5 | timed, year 8 | 44 29 27 0 0 0 0
half-tribute | solo | 18 10 6 0@4 0@3 0@5 0@5 | solo a, year 8 | 100 0 0 0 0 0 0
open-tribute | solo | 18 10 6 0@4 0@3 0@5 0@5 | solo a, year 8 | 340 0 0 0 0 0 0
# Tribute 3 + 5 + 4 x 14 = 64: 34 + 42 + 64; 34 + 33 - 3; 34 + 27 - 5.
open-tribute | lone top | 14 11 9 0@4 0@3 0@5 0@5 | timed, year 8 | 140 64 56 0 0 0 0
# Tribute 2 + 4 x 12 = 50, 50 / 4 = 12.5, rounded down.
open-tribute | two on top | 12 12 10 0@4 0@3 0@5 0@5 | timed, year 8 | 82 82 62 0 0 0 0

# Raw 12+2+4+4 = 22, 8+2+2 = 12, 12, 4+2+1 = 7, 2+2 = 4: 57 in all; out in year 4 and 6: 3 and 5 years survived.
detour09 | two second take the third place | 12 8 8 4 2 0@4 0@6 | timed, year 8 | 2200/57 1200/57 1200/57 700/57 400/57 0.75 1.25
# Out in year 10: 9 years are 2.25, at most 2. Losers alive in year 9 survived 8.
detour09 | solo | 18 10 6 0@4 0@3 0@1 0@5 | solo a, year 9 | 110 2 2 0.75 0.5 0 1
# 17 + 2 + 3 for each of two.
detour09 | two on top | 17 17 0@4 0@5 0@6 0@6 0@12 | draw ab, year 14 | 50 50 0.75 1 1.25 1.25 2

# 4c and the places, shared by those in a draw.
dixie | solo | 18 10 6 0@4 0@3 0@5 0@6 | solo a, year 8 | 342 110 74 10 0 20 34
dixie | draw of two, a survivor third | 15 13 6 0@4 0@3 0@5 0@6 | draw ab, year 8 | 230 222 74 10 0 20 34
dixie | draw of four: 106 | 12 10 8 4 0@3 0@5 0@6 | draw abcd, year 8 | 154 146 138 122 0 10 20
dixie | draw of seven: 65 | 5 5 5 5 5 5 4 | timed, year 2 | 85 85 85 85 85 85 81

# N: 12 -> 208, 8 -> 112, 4 -> 48, 2 -> 28, out 16: 208 + 112 + 112 + 48 + 28 + 16 + 16 = 540.
manorcon | timed | 12 8 8 4 2 0@4 0@6 | timed, year 8 | 20800/540 11200/540 11200/540 4800/540 2800/540 0.3 0.5
manorcon | solo | 18 10 6 0@4 0@3 0@5 0@6 | solo a, year 8 | 75 0.7 0.7 0.3 0.2 0.4 0.5
manorcon-original | solo | 18 10 6 0@4 0@3 0@5 0@6 | solo a, year 8 | 100 0.7 0.7 0.3 0.2 0.4 0.5
# 17: 289 + 68 + 16 = 373; 2 x 373 + 5 x 16 = 826.
manorcon-original | two left | 17 17 0@4 0@5 0@6 0@6 0@7 | draw ab, year 9 | 37300/826 37300/826 0.3 0.4 0.5 0.5 0.6
manorcon-2 | those out do not count | 17 17 0@4 0@5 0@6 0@6 0@7 | draw ab, year 9 | 50 50 0.3 0.4 0.5 0.5 0.6
manorcon-2 | solo | 18 10 6 0@4 0@3 0@5 0@6 | solo a, year 8 | 100 0.7 0.7 0.3 0.2 0.4 0.5

# World Diplomacy Wiki: 12, 11, 10 share 12 as 3 : 2 : 1.
bangkok | three dominate | 12 11 10 1 0@3 0@4 0@5 | timed, year 8 | 21 18 15 4 0.6 0.9 1.2
bangkok | two on top, one below | 12 12 10 0@2 0@3 0@4 0@5 | draw abc, year 8 | 12+3+36/7 12+3+36/7 10+3+12/7 0.3 0.6 0.9 1.2
bangkok | solo | 18 10 6 0@4 0@3 0@5 0@6 | solo a, year 8 | 41 5 3 0 0 0 0
# 4 : 1.5 : 0.5 of 12.
olympic | three dominate | 12 11 10 1 0@3 0@4 0@5 | timed, year 8 | 23 17 14 4 0.6 0.9 1.2
olympic | solo | 18 10 6 0@4 0@3 0@5 0@6 | solo a, year 8 | 46 0 0 0 0 0 0
bangkok-pike | lone top takes all that nobody claims | 14 8 7 5 0@3 0@4 0@5 | timed, year 8 | 29 11 10 8 0.3 0.4 0.5
bangkok-pike | one below | 12 11 10 1 0@3 0@4 0@5 | timed, year 8 | 21 18 15 4 0.3 0.4 0.5
bangkok-pike | two below only | 12 10 8 4 0@3 0@4 0@5 | timed, year 8 | 25 15 11 7 0.3 0.4 0.5
bangkok-pike | shared top | 12 12 10 0@2 0@3 0@4 0@5 | draw abc, year 8 | 19 19 15 0.2 0.3 0.4 0.5
bangkok-pike | solo | 18 10 6 0@4 0@3 0@5 0@6 | solo a, year 8 | 60 0.8 0.8 0.4 0.3 0.5 0.6

# 10c + 30 + 48 split.
world-classic | lone top | 12 10 8 4 0@3 0@4 0@5 | timed, year 8 | 198 130 110 70 2 3 4
world-classic | three on top | 10 10 10 4 0@3 0@4 0@5 | timed, year 8 | 146 146 146 70 2 3 4
world-classic | solo | 18 10 6 0@4 0@3 0@5 0@6 | solo a, year 8 | 420 7 7 3 2 4 5
summer-classic | two on top | 12 12 6 4 0@3 0@4 0@5 | timed, year 8 | 174 174 90 70 2 3 4
summer-classic | three on top get nothing for it | 10 10 10 4 0@3 0@4 0@5 | timed, year 8 | 130 130 130 70 2 3 4
summer-classic | solo | 18 10 6 0@4 0@3 0@5 0@6 | solo a, year 8 | 420 7 7 3 2 4 5

open-mind-the-gap | solo | 18 10 6 0@4 0@3 0@5 0@6 | solo a, year 8 | 100 0 0 0 0 0 0
# 31.5, 27, 22.5, 15, 0, 0, 0; the gap is 2, paid by three.
open-mind-the-gap | a gap of two | 12 10 8 4 0@3 0@4 0@5 | timed, year 8 | 37.5 25 20.5 13 0 0 0
# The gap is 8: d has 1.5 x 2 + 9 = 12 and pays half; b and c have 12 + 9 + (3 + 1.5) / 2 = 23.25.
open-mind-the-gap | at most half | 16 8 8 2 0@3 0@4 0@5 | timed, year 8 | 59.5 15.25 15.25 6 0 0 0
open-mind-the-gap | shared top | 17 17 0@4 0@5 0@6 0@6 0@7 | draw ab, year 9 | 38.25 38.25 0.3 0.3 0.3 0.3 0.3

# 10c + 60/s + 2c on top alone.
whipping | lone top | 12 10 8 4 0@3 0@4 0@5 | timed, year 8 | 159 115 95 55 3 4 5
whipping | shared top | 12 12 6 4 0@3 0@4 0@5 | timed, year 8 | 135 135 75 55 3 4 5
whipping | solo | 18 10 6 0@4 0@3 0@5 0@6 | solo a, year 8 | 468 8 8 4 3 5 6

# 10c + 30 + places; three that are second share (80 + 50 + 30) / 3 = 53.33, rounded 53.
southern-sun | three second | 13 7 7 7 0@3 0@4 0@5 | timed, year 8 | 290 153 153 153 9 12 15
southern-sun | two on top | 12 12 6 4 0@3 0@4 0@5 | timed, year 8 | 255 255 140 100 9 12 15
# 290 / 4 = 72.5, rounded up.
southern-sun | four on top | 7 7 7 7 6 0@4 0@5 | timed, year 8 | 173 173 173 173 110 12 15
southern-sun | solo | 18 10 6 0@4 0@3 0@5 0@6 | solo a, year 8 | 500 0 0 0 0 0 0

ranked-classic | no ties | 12 10 8 4 0@3 0@4 0@5 | timed, year 8 | 350 220 170 110 2 3 4
ranked-classic | two on top | 12 12 6 4 0@3 0@4 0@5 | timed, year 8 | 285 285 150 110 2 3 4
ranked-classic | three on top count as third | 10 10 10 4 0@3 0@4 0@5 | timed, year 8 | 190 190 190 110 2 3 4
ranked-classic | solo | 18 10 6 0@4 0@3 0@5 0@6 | solo a, year 8 | 550 7 7 3 2 4 5
ranked-classic-2 | three on top count as two that are second | 10 10 10 4 0@3 0@4 0@5 | timed, year 8 | 200 200 200 110 2 3 4
ranked-classic-2 | four that are fourth count as two that are sixth | 9 8 7 3 3 3 1 | timed, year 8 | 320 200 160 85 85 85 50
ranked-classic-2 | solo | 18 10 6 0@4 0@3 0@5 0@6 | solo a, year 8 | 550 7 7 3 2 4 5

# 12 centres after 9: 5 x 3 = 15, the example of the definition. Out: years and 22, 11, 0.
haight | lone top | 12 9 8 5 0@6 0@5 0@3 | timed, year 8 | 201 145 124 83 28 16 3
haight | two on top take the second place | 12 12 6 4 0@6 0@5 0@3 | timed, year 8 | 175 175 104 73 28 16 3
# max(5 x 10, 8), max(5 x 1, 8).
haight | solo | 18 10 1 0@4 0@3 0@5 0@6 | solo a, year 8 | 451 50 8 4 3 5 6

maxonian | a centre over thirteen pays | 15 8 6 4 1 0@4 0@6 | timed, year 8 | 9 6 5 4 3 1.5 1.5
maxonian | most recently ahead | 10 10 9 5 0@4 0@5 0@6 | timed, year 3 after 5 4 4 4 4 4 4; 4 5 4 4 4 4 4; 10 10 9 5 0 0 0 | 6 7 5 4 2 2 2
maxonian | nobody but the soloer is paid for more | 18 16 0@4 0@4 0@4 0@4 0@4 | solo a, year 8 | 12 6 3 3 3 3 3
7eleven | a centre over eleven pays | 15 12 4 2 1 0@4 0@6 | timed, year 8 | 11 7 5 4 3 1.5 1.5
7eleven | twenty count as eighteen | 20 14 0@4 0@4 0@4 0@4 0@4 | solo a, year 8 | 14 6 3 3 3 3 3

base-3 | lone top | 12 10 8 4 0@3 0@4 0@5 | timed, year 8 | 24 13 11 7 0 0 0
base-3 | two on top | 12 12 6 4 0@3 0@4 0@5 | timed, year 8 | 18 18 9 7 0 0 0
base-3 | three on top | 10 10 10 4 0@3 0@4 0@5 | timed, year 8 | 14 14 14 7 0 0 0
base-3 | solo | 18 10 6 0@4 0@3 0@5 0@6 | solo a, year 8 | 46 0 0 0 0 0 0
mischief | lone top | 12 10 8 4 0@3 0@4 0@5 | timed, year 8 | 17 10 8 4 0 0 0
mischief | two on top | 12 12 6 4 0@3 0@4 0@5 | timed, year 8 | 13 13 6 4 0 0 0
mischief | three on top | 10 10 10 4 0@3 0@4 0@5 | timed, year 8 | 10 10 10 4 0 0 0
mischief | solo | 18 10 6 0@4 0@3 0@5 0@6 | solo a, year 8 | 34 0 0 0 0 0 0

# 12 + 5 + 10 + (2 + 4 + 8 + 36); 10 + 5 + (2 + 6 + 30); 8 + 5 + (4 + 24); 4 + 5 + 12.
vulcan | lone top | 12 10 8 4 0@3 0@4 0@5 | timed, year 8 | 77 53 41 21 0 0 0
# 10 + 5 + 10/3 + (6 + 30).
vulcan | three on top | 10 10 10 4 0@3 0@4 0@5 | timed, year 8 | 51+10/3 51+10/3 51+10/3 21 0 0 0
vulcan | solo | 18 10 6 0@4 0@3 0@5 0@6 | solo a, year 8 | 130 5 5 0 0 0 0

duct-tape | those out share | 12 10 8 4 0@3 0@4 0@5 | timed, year 8 | 52 34 23 13 4 4 4
duct-tape | two on top | 17 17 0@4 0@5 0@6 0@6 0@7 | draw ab, year 9 | 49 49 7.2 7.2 7.2 7.2 7.2
duct-tape | solo | 18 10 6 0@4 0@3 0@5 0@6 | solo a, year 8 | 75 0 0 0 0 0 0
duct-tape-elimination | by year of leaving | 17 17 0@4 0@5 0@6 0@6 0@7 | draw ab, year 9 | 49 49 3 3 7.5 7.5 15
duct-tape-elimination | solo | 18 10 6 0@4 0@3 0@5 0@6 | solo a, year 8 | 75 0 0 0 0 0 0

# 700 + 300, 600 + 250, 500 + 200, 400 + 100, and those out 100 + 3, 200 + 4, 300 + 5.
sydney | timed | 12 10 8 4 0@3 0@4 0@5 | timed, year 8 | 1000 850 700 500 103 204 305
sydney | two on top | 12 12 6 4 0@3 0@4 0@5 | timed, year 8 | 950 950 650 500 103 204 305
# 1.5 x (700 + 450), half of 600 + 250, 500 + 150, 200 + 4, 100 + 3, 300 + 5, 400 + 6.
sydney | solo | 18 10 6 0@4 0@3 0@5 0@6 | solo a, year 8 | 1725 425 325 102 51.5 152.5 203

your-draw-size | bands | 14 11 8 1 0@3 0@4 0@5 | timed, year 8 | 105 70 42 21 0 0 0
your-draw-size | the other ends of the bands | 13 10 7 3 1 0@4 0@5 | timed, year 8 | 70 42 30 21 21 0 0
your-draw-size | solo | 18 10 6 0@4 0@3 0@5 0@6 | solo a, year 8 | 320 0 0 0 0 0 0
your-draw-size-short | solo | 18 10 6 0@4 0@3 0@5 0@6 | solo a, year 8 | 300 0 0 0 0 0 0
your-draw-size-short | seventeen | 17 17 0@4 0@5 0@6 0@6 0@7 | draw ab, year 9 | 105 105 0 0 0 0 0

leading-measure | stars are points | 11 5 5 0@2 | solo a, year 8 | 11 5 5 0
leading-measure | running | 3 2 2 1 | running, year 2 | 3 2 2 1
# By the game's own placing where it has one, otherwise by its figure.
rank-points | placing of the game | 40 45 30 20 | solo a, year 8, placing a b cd | 10 7 4 4
rank-points | running | 40 45 30 45 | running, year 3 | 5 8.5 3 8.5
formula | as it is set, the sum of squares | 12 8 8 4 2 0@4 0@6 | timed, year 8 | 14400/292 6400/292 6400/292 1600/292 400/292 0 0
formula | solo | 18 16 0@4 0@5 0@6 0@6 0@7 | solo a, year 9 | 100 0 0 0 0 0 0
own | pays nothing until it is composed | 18 16 | timed, year 2 | 0 0
`;

const cases = TABLE.split('\n')
  .filter((row) => row !== '' && !row.startsWith('#'))
  .map((row) => row.split(' | ') as [ScoringId, string, string, string, string]);

test.each(cases)('%s: %s (%s, %s)', (id, _shows, centres, end, expected) => {
  const board = boardOf(centres, end);
  const system = SCORINGS[id];
  const scores = system.score(board, system.parameters.parse({}));
  const points = board.seats.map((seat) => scores[seat]?.points ?? Number.NaN);
  expect(points.map(rounded)).toEqual(expected.split(' ').map(numberOf).map(rounded));
});

/** Parses "37.5", "1800/34" and sums of such: "12+3+36/7". */
function numberOf(text: string): number {
  return text.split('+').reduce((sum, part) => {
    const [above = '', below = '1'] = part.split('/');
    return sum + Number(above) / Number(below);
  }, 0);
}

function rounded(number: number): number {
  return Math.round(number * 1e6) / 1e6;
}

test('every system has worked cases', () => {
  for (const id of SCORING_IDS)
    expect(
      cases.some(([of]) => of === id),
      id,
    ).toBe(true);
});
