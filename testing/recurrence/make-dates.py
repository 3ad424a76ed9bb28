"""
Writes dates.json beside this file: the dates of recurrence rules by python-dateutil, an implementation that shares nothing
with ours. lib/recurrence/dates.test.ts compares all of them. Run by hand, with python3 and python-dateutil 2.9.0:

    python3 testing/recurrence/make-dates.py

dateutil gives wall times. What we ask of the nights of a DST change is set here explicitly (docs/decisions/0137): of a
wall time that occurs twice its first occurrence (fold=0), and one that does not exist is moved on by the length of the gap
(dateutil.tz.resolve_imaginary). The years are past ones, so that no country's new law makes the table untrue.

What dateutil gets wrong is left out of the table: it takes BYDAY=1MO,TH as what is both instead of either, and the hours of Dublin
and Casablanca, where the clocks of winter or Ramadan count as the changed ones. There, zoneinfo of Python itself reads
the time zone; everywhere else the script stops if the two differ.

The table is written twice as short as it could be and still be read: the wall times of a rule once, as minutes since
1970 of a clock that never changes, and for each zone how many minutes a wall time is ahead of its moment. In both, "60x87" is
87 times 60, and wall times are a first one and the distances to the next ones. Where a rule ends in UTC, zones have
fewer moments than there are wall times.
"""
import datetime as dt
import json
import pathlib
from itertools import groupby
from zoneinfo import ZoneInfo

import dateutil
from dateutil import tz
from dateutil.rrule import rrulestr

UTC = dt.timezone.utc
START, YEARS = dt.datetime(2021, 1, 1, 6, 30), 5

ZONES = """
UTC Europe/Berlin Europe/London Europe/Lisbon Europe/Dublin Europe/Athens Europe/Kyiv Europe/Bucharest Europe/Moscow
Europe/Istanbul Africa/Casablanca Africa/Cairo Africa/Johannesburg Asia/Beirut Asia/Jerusalem Asia/Gaza Asia/Amman
Asia/Damascus Asia/Tehran Asia/Dubai Asia/Kathmandu Asia/Kolkata Asia/Almaty Asia/Shanghai Asia/Tokyo Australia/Sydney
Australia/Adelaide Australia/Lord_Howe Australia/Perth Pacific/Auckland Pacific/Chatham Pacific/Norfolk America/New_York
America/Los_Angeles America/St_Johns America/Havana America/Mexico_City America/Santiago America/Nuuk America/Sao_Paulo
""".split()

RULES = """
FREQ=DAILY;BYHOUR=2;BYMINUTE=30
FREQ=DAILY;INTERVAL=3;BYHOUR=0,23;BYMINUTE=15
FREQ=DAILY;INTERVAL=10
FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;BYMONTH=3,10;BYHOUR=1;BYMINUTE=0,30
FREQ=DAILY;BYMONTHDAY=-1,13;BYHOUR=9;BYMINUTE=0
FREQ=WEEKLY
FREQ=WEEKLY;BYDAY=SU;BYHOUR=1,2,3;BYMINUTE=0
FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;BYHOUR=9;BYMINUTE=0
FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU;BYHOUR=9;BYMINUTE=0
FREQ=WEEKLY;INTERVAL=5;BYDAY=FR;BYMONTH=1,2,3,4;BYHOUR=0;BYMINUTE=30
FREQ=WEEKLY;BYDAY=MO,WE,FR;BYHOUR=17;BYMINUTE=45;COUNT=300
FREQ=WEEKLY;BYDAY=SA;BYHOUR=0;BYMINUTE=0;UNTIL=20231231T235900Z
FREQ=MONTHLY
FREQ=MONTHLY;BYMONTHDAY=31;BYHOUR=12;BYMINUTE=0
FREQ=MONTHLY;BYMONTHDAY=1,15,-1;BYHOUR=2;BYMINUTE=0
FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=-3;BYHOUR=8;BYMINUTE=0
FREQ=MONTHLY;BYDAY=-1SU;BYHOUR=2,3;BYMINUTE=30
FREQ=MONTHLY;BYDAY=2SU,-1FR;BYHOUR=2;BYMINUTE=15
FREQ=MONTHLY;BYDAY=5MO;BYHOUR=9;BYMINUTE=0
FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;BYHOUR=13;BYMINUTE=13
FREQ=MONTHLY;INTERVAL=5;BYDAY=1MO,3TH;BYHOUR=7;BYMINUTE=0
FREQ=MONTHLY;BYMONTH=3,11;BYDAY=SU;BYHOUR=2;BYMINUTE=30;COUNT=30
FREQ=YEARLY
FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYHOUR=10;BYMINUTE=0
FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU;BYHOUR=2;BYMINUTE=30
FREQ=YEARLY;BYMONTH=12,6;BYMONTHDAY=24,-1;BYHOUR=9;BYMINUTE=0
FREQ=YEARLY;BYDAY=20MO,-1FR;BYHOUR=9;BYMINUTE=0
FREQ=YEARLY;BYDAY=WE;BYMONTH=10;BYHOUR=2;BYMINUTE=59
FREQ=YEARLY;BYMONTHDAY=7;BYHOUR=9;BYMINUTE=0
FREQ=YEARLY;INTERVAL=2;BYMONTH=9;BYHOUR=5;BYMINUTE=5
FREQ=YEARLY;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8;BYMONTH=11;BYHOUR=0;BYMINUTE=0
""".split()

# Three days around each change, every half hour of the night and the evening before.
NIGHTS = "FREQ=DAILY;BYHOUR=0,1,2,3,22,23;BYMINUTE=0,15,30,45"


WRONG_IN_DATEUTIL = {"Europe/Dublin", "Africa/Casablanca"}


def walls(rule, start, before):
    """The wall times of a rule, which are the same in each zone."""
    without_end = ";".join(part for part in rule.split(";") if not part.startswith("UNTIL"))
    return list(rrulestr("RRULE:" + without_end, dtstart=start).between(start, before, inc=True))


def moments(rule, start, zone, times):
    """The moment of each wall time in a zone."""
    if "UNTIL" in rule:
        times = times[: len(list(rrulestr("RRULE:" + rule, dtstart=start.replace(tzinfo=tz.gettz(zone)))))]
    by_python, by_dateutil = (
        [tz.resolve_imaginary(wall.replace(tzinfo=one, fold=0)).astimezone(UTC) for wall in times]
        for one in (ZoneInfo(zone), tz.gettz(zone))
    )
    assert by_python == by_dateutil or zone in WRONG_IN_DATEUTIL, (rule, zone)
    return by_python


def minutes(moment):
    return int(moment.replace(tzinfo=moment.tzinfo or UTC).timestamp()) // 60


def runs(numbers):
    counted = [(number, len(list(same))) for number, same in groupby(numbers)]
    return " ".join(f"{number}x{count}" if count > 1 else str(number) for number, count in counted)


def packed_walls(times):
    numbers = [minutes(wall) for wall in times]
    return runs(numbers[:1] + [b - a for a, b in zip(numbers, numbers[1:])])


def packed_moments(rule, start, zone, times):
    return runs(minutes(wall) - minutes(moment) for wall, moment in zip(times, moments(rule, start, zone, times)))


def changes(name):
    """The walls' days on which the clocks of a zone change, in the years of the table."""
    zone = ZoneInfo(name)
    at, end = dt.datetime(START.year, 1, 1, tzinfo=UTC), dt.datetime(START.year + YEARS, 1, 1, tzinfo=UTC)
    while at < end:
        later = at + dt.timedelta(hours=1)
        if at.astimezone(zone).utcoffset() != later.astimezone(zone).utcoffset():
            yield at.astimezone(zone).replace(tzinfo=None, hour=0, minute=0)
        at = later


def main():
    end = dt.datetime(START.year + YEARS, 1, 1) - dt.timedelta(minutes=1)
    wall_times = [walls(rule, START, end) for rule in RULES]
    three_days = dt.timedelta(days=3, minutes=-1)
    ahead, nights = {}, {}
    for name in ZONES:
        ahead[name] = [packed_moments(rule, START, name, times) for rule, times in zip(RULES, wall_times)]
        nights[name] = {}
        for day in changes(name):
            first = day - dt.timedelta(days=1)
            text = packed_moments(NIGHTS, first, name, walls(NIGHTS, first, first + three_days))
            nights[name][first.strftime("%Y-%m-%d")] = text
    written = {
        "made_by": f"testing/recurrence/make-dates.py with python-dateutil {dateutil.__version__}",
        "start": START.strftime("%Y-%m-%dT%H:%M"),
        "end": end.strftime("%Y-%m-%dT%H:%M"),
        "rules": [{"rule": rule, "walls": packed_walls(times)} for rule, times in zip(RULES, wall_times)],
        "ahead": ahead,
        "nights": {"rule": NIGHTS, "walls_from_midnight": packed_walls(walls(NIGHTS, dt.datetime(1970, 1, 1), dt.datetime(1970, 1, 1) + three_days)), "ahead": nights},
    }
    path = pathlib.Path(__file__).with_name("dates.json")
    path.write_text(json.dumps(written, indent=1) + "\n")
    print(path, path.stat().st_size, "bytes;", len(ZONES), "zones;", len(RULES), "rules;",
          sum(len(one) for one in nights.values()), "changes of clocks;",
          sum(len(moments(rule, START, name, times)) for name in ZONES for rule, times in zip(RULES, wall_times)), "moments")


main()
